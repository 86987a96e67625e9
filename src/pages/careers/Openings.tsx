import { styled } from '@mui/material/styles';
import { TightTop } from '../../components/page/TightTop.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { careersCopy, openingEntries } from '../../content/marketing/careers.ts';
import { OpeningSheet } from './OpeningSheet.tsx';

/** One sheet of paper with a fold in the middle. */
const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
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
    <TightTop>
      <PageSection labelledBy={headingId}>
        <SectionHeading id={headingId}>{careersCopy.openings.heading}</SectionHeading>
        <Sheet>
          {openingEntries.map((opening) => (
            <OpeningSheet key={opening.title} opening={opening} />
          ))}
        </Sheet>
      </PageSection>
    </TightTop>
  );
}
