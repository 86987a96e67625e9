import { styled } from '@mui/material/styles';
import { PageSection } from '../../../components/page/PageSection.tsx';
import { island } from '../../../hydration/island.tsx';
import { dayKolamHeights } from './heights.ts';

const { narrow, medium, wide } = dayKolamHeights;

const Room = styled('div')(({ theme: { breakpoints } }) => ({
  height: narrow,
  [breakpoints.up('sm')]: { height: medium },
  [breakpoints.up('md')]: { height: wide },
}));

/**
 * The kolam of the day, whose script holds the generator of kolams: where the page is HTML it comes when this is seen,
 * elsewhere after the page.
 */
export const LateDayKolam = island(
  'day-kolam',
  async () => (await import(/* webpackChunkName: "dayKolam" */ './DayKolam.tsx')).DayKolam,
  {
    wakes: 'seen',
    fallback: (
      <PageSection background="tinted">
        <Room />
      </PageSection>
    ),
  },
);
