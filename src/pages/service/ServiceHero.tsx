import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { PageHero } from '../../components/page/PageHero.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import type { Service } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';
import { sectionLinkProps } from '../../navigation/sectionLinkProps.ts';
import { applyLink } from './applyLink.ts';
import { Facts } from './Facts.tsx';
import { processId } from './Process.tsx';
import { ServiceArt } from './ServiceArt.tsx';

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });

/** What the service is, in a sentence, a drawing and three facts. */
export function ServiceHero({ service: { name, title, page } }: { service: Service }) {
  const { label, home, services } = breadcrumbs;
  const { label: apply, ...link } = applyLink(page.call);
  return (
    <PageHero
      label={label}
      crumbs={[home, services, { label: title }]}
      heading={title}
      lead={page.lead}
      art={<ServiceArt name={name} />}
    >
      <Actions>
        <Button variant="contained" component={Link} {...link}>
          {apply}
        </Button>
        <Button component={Link} {...sectionLinkProps(processId)}>
          {servicePageCopy.readProcess}
        </Button>
      </Actions>
      <Facts facts={page.facts} />
    </PageHero>
  );
}
