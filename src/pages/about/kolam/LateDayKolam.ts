import type { ComponentType } from 'react';
import { island } from '../../../hydration/island.tsx';
import { loadWithRetry } from '../../../hydration/loadWithRetry.ts';

const load = async () => (await import(/* webpackChunkName: "dayKolam" */ './DayKolam.tsx')).DayKolam;

/** As where it sleeps as HTML, it is asked for until it arrives, and the page stands without it meanwhile. */
const loadInBrowser = () => new Promise<ComponentType>((resolve) => void loadWithRetry(load, resolve));

/**
 * The kolam of the day, whose script holds the generator. The page's script does not wait for it, because that is fetched ahead
 * where a link to the page is seen, and this is for those who have come to it.
 */
export const LateDayKolam = island('day-kolam', typeof window === 'undefined' ? load : loadInBrowser, {
  wakes: 'seen',
});
