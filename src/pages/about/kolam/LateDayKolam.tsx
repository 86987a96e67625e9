import { styled } from '@mui/material/styles';
import { PageSection } from '../../../components/page/PageSection.tsx';
import { island } from '../../../hydration/islands/island.tsx';
import { dayKolamHeights } from './heights.ts';
import { KolamDots } from './KolamDots.tsx';
import { Columns, dayKolamHeadingId, Introduction, Picture } from './layout.tsx';

const { narrow, medium, wide } = dayKolamHeights;

/** As high as the loaded section, with the drawing at the same place. */
const ReservedSpace = styled(Columns)(({ theme: { breakpoints } }) => ({
  alignContent: 'start',
  height: narrow,
  [breakpoints.up('sm')]: { height: medium },
  [breakpoints.up('md')]: { height: wide },
}));

/**
 * The kolam of the day, whose chunk holds the generator of kolams. On a prerendered page the chunk is fetched when the
 * section comes into view, otherwise after the page. The text and the dots, the same on every day, do not wait for it.
 */
export const LateDayKolam = island(
  'day-kolam',
  async () => (await import(/* webpackChunkName: "dayKolam" */ './DayKolam.tsx')).DayKolam,
  {
    wakes: 'seen',
    fallback: (
      <PageSection background="tinted" labelledBy={dayKolamHeadingId}>
        <ReservedSpace>
          <Introduction />
          <Picture>
            <KolamDots />
          </Picture>
        </ReservedSpace>
      </PageSection>
    ),
  },
);
