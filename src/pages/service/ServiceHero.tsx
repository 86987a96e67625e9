import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { ServiceName } from '../../../contract/paths.ts';
import { HeroActions, HeroTextButton } from '../../components/page/heroActions.ts';
import { PageHero } from '../../components/page/PageHero.tsx';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import type { ServicePageCopy } from '../../content/services/service.ts';
import { servicePageCopy } from '../../content/services/servicePage.ts';
import { serviceTable } from '../../content/services/serviceTable.ts';
import { LinkWithState } from '../../hydration/islands/LinkWithState.tsx';
import { sectionLinkProps } from '../../navigation/sectionLinkProps.ts';
import { applyLink } from './applyLink.ts';
import { Facts } from './Facts.tsx';
import { processId } from './Process.tsx';
import { ServiceArt } from './ServiceArt.tsx';

type ServiceHeroProps = { name: ServiceName } & Pick<ServicePageCopy, 'introduction' | 'facts' | 'call'>;

/** What the service is, in a sentence, a drawing and three facts. */
export function ServiceHero({ name, introduction, facts, call }: ServiceHeroProps) {
  const { title } = serviceTable[name];
  const { label, home, services } = breadcrumbs;
  const { label: apply, ...link } = applyLink(call);
  return (
    <PageHero
      label={label}
      crumbs={[home, services, { label: title }]}
      heading={title}
      introduction={introduction}
      art={<ServiceArt name={name} />}
    >
      <HeroActions>
        <Button variant="contained" component={LinkWithState} {...link}>
          {apply}
        </Button>
        <HeroTextButton component={Link} {...sectionLinkProps(processId)}>
          {servicePageCopy.readProcess}
        </HeroTextButton>
      </HeroActions>
      <Facts facts={facts} />
    </PageHero>
  );
}
