import { styled } from '@mui/material/styles';
import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { careersCopy, openingEntries } from '../../content/marketing/careers.ts';
import { OpeningCard } from './OpeningCard.tsx';

/** One panel with a divider between the two openings. */
const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 20,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}));

const headingId = 'openings';

export function Openings() {
  return (
    <PageSection tightTop labelledBy={headingId}>
      <SectionHeading id={headingId}>{careersCopy.openings.heading}</SectionHeading>
      <Panel>
        {openingEntries.map((opening) => (
          <OpeningCard key={opening.title} opening={opening} />
        ))}
      </Panel>
    </PageSection>
  );
}
