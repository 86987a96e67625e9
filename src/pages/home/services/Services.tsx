import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { dividedPanel } from '../../../components/page/dividedPanel.ts';
import { PageSection } from '../../../components/page/PageSection.tsx';
import { SectionHeading } from '../../../components/page/SectionHeading.tsx';
import { homeCopy } from '../../../content/home/home.ts';
import { hrefOf } from '../../../content/navigation.ts';
import { serviceMenu } from '../../../content/services/serviceMenu.ts';
import { LineDown } from '../../../components/line/LineDown.tsx';
import { ServiceCell } from './ServiceCell.tsx';
import { servicesId } from './servicesId.ts';

/** Of the panel on wide windows. */
const columns = 3;

const Panel = styled('ul')(({ theme }) => ({
  ...dividedPanel(theme),
  // Earlier, icon and arrow would leave a text two words a line.
  [theme.breakpoints.up(768)]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns}, 1fr)` },
}));

const heights = { narrow: 1390, medium: 841, wide: 833 };

export function Services() {
  const { heading, introduction, apply } = homeCopy.services;
  return (
    <PageSection tightTop labelledBy={servicesId} heights={heights}>
      <LineDown rightFrom="md" />
      <SectionHeading
        id={servicesId}
        isTarget
        introduction={introduction}
        action={
          <Button variant="contained" component={Link} to={hrefOf(apply)}>
            {apply.label}
          </Button>
        }
      >
        {heading}
      </SectionHeading>
      <Panel>
        {serviceMenu.map((service, at) => (
          <ServiceCell
            key={service.name}
            service={service}
            fullRow={at % columns === 0 && at === serviceMenu.length - 1}
          />
        ))}
      </Panel>
    </PageSection>
  );
}
