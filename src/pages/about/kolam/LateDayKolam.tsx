import { styled } from '@mui/material/styles';
import { PageSection } from '../../../components/page/PageSection.tsx';
import { island } from '../../../hydration/islands/island.tsx';
import { dayKolamHeights } from './heights.ts';
import { KolamDots } from './KolamDots.tsx';
import { Columns, dayKolamHeadingId, Introduction, Picture } from './layout.tsx';

const { narrow, medium, wide } = dayKolamHeights;

/** As high as the section will be, with the drawing where it will be. */
const Room = styled(Columns)(({ theme: { breakpoints } }) => ({
  alignContent: 'start',
  height: narrow,
  [breakpoints.up('sm')]: { height: medium },
  [breakpoints.up('md')]: { height: wide },
}));

/**
 * The kolam of the day, whose script holds the generator of kolams: where the page is HTML it comes when this is seen,
 * elsewhere after the page. Its words and the dots, which are the same on every day, do not wait for it.
 */
export const LateDayKolam = island(
  'day-kolam',
  async () => (await import(/* webpackChunkName: "dayKolam" */ './DayKolam.tsx')).DayKolam,
  {
    wakes: 'seen',
    fallback: (
      <PageSection background="tinted" labelledBy={dayKolamHeadingId}>
        <Room>
          <Introduction />
          <Picture>
            <KolamDots />
          </Picture>
        </Room>
      </PageSection>
    ),
  },
);
