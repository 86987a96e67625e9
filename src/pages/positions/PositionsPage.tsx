import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Breadcrumbs } from '../../components/page/Breadcrumbs.tsx';
import { Container } from '../../components/page/Container.ts';
import { aboutCrumb } from '../../content/marketing/about.ts';
import { breadcrumbs } from '../../content/breadcrumbs.ts';
import { positionsCopy } from '../../content/marketing/positions.ts';
import { pageHead } from '../../theme/pageHead.ts';
import { sectionPadding } from '../../theme/space.ts';
import { PrintPageOnly } from '../../layout/PrintPageOnly.tsx';
import { ApplyBar } from './ApplyBar.tsx';
import { SelectedRole } from './teams/SelectedRole.tsx';
import { TeamChips } from './teams/TeamChips.tsx';
import { TeamIndex } from './teams/TeamIndex.tsx';
import { Teams } from './teams/Teams.tsx';

/**
 * Three rows: head, note, roles. On phones the bar spans all of them, so that it sticks to the lower edge of the window
 * along the whole page.
 */
const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: pageHead.heading,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 32,
    alignItems: 'end',
    paddingBottom: sectionPadding,
  },
}));

const Head = styled('div')({ gridColumn: 1, gridRow: 1 });

const Heading = styled(Typography)({ maxWidth: '11em' });

const Lead = styled(Typography)(({ theme }) => ({
  marginTop: pageHead.introduction,
  maxWidth: '34em',
  color: theme.vars.palette.text.secondary,
}));

const Body = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  gridRow: 3,
  paddingTop: 28,
  // And room for the bar.
  [theme.breakpoints.down('sm')]: { paddingBottom: `calc(${sectionPadding} + 73px)` },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    // The index grows where larger text needs it.
    gridTemplateColumns: 'minmax(232px, max-content) minmax(0, 1fr)',
    alignItems: 'start',
    // 32 px in the narrowest of these windows, so that the longest word fits into a card
    gap: 'clamp(32px, 15.7vw - 129px, 72px)',
    paddingTop: 48,
  },
  '@media print': { display: 'block', paddingTop: 20 },
}));

/** Ten teams and nineteen roles (specification POS). */
export function PositionsPage() {
  const { crumb, heading, introduction } = positionsCopy;
  return (
    <Container sx={{ pt: pageHead.crumbs, '@media print': { p: 0, maxWidth: 'none' } }}>
      <PrintPageOnly />
      <Breadcrumbs label={breadcrumbs.label} crumbs={[breadcrumbs.home, aboutCrumb, { label: crumb }]} />
      <Page>
        <Head>
          <Heading variant="h1" tabIndex={-1}>
            {heading}
          </Heading>
          <Lead variant="lead">{introduction}</Lead>
        </Head>
        <ApplyBar />
        <Body>
          <TeamIndex />
          <div>
            <TeamChips />
            <Teams />
          </div>
        </Body>
      </Page>
      <SelectedRole />
    </Container>
  );
}
