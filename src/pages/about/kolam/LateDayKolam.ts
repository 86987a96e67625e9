import { island } from '../../../hydration/island.tsx';

/** The kolam of the day, whose script holds the generator of kolams: where the page is HTML it comes when this is seen. */
export const LateDayKolam = island(
  'day-kolam',
  async () => (await import(/* webpackChunkName: "dayKolam" */ './DayKolam.tsx')).DayKolam,
  { wakes: 'seen' },
);
