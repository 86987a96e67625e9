import { island } from '../hydration/islands/island.tsx';
import { wake } from '../hydration/islands/sleep.ts';

const header = island(
  'header',
  async () => (await import(/* webpackChunkName: "frame" */ '../layout/header/AppHeader.tsx')).AppHeader,
);
const drawer = island(
  'drawer',
  async () =>
    (await import(/* webpackChunkName: "frame" */ '../layout/drawer/MobileDrawer.tsx')).MobileDrawer,
);
const footer = island(
  'footer',
  async () => (await import(/* webpackChunkName: "frame" */ '../layout/footer/AppFooter.tsx')).AppFooter,
);

/** The islands round every page, in one chunk. */
export const frame = { header, drawer, footer };

/** Fetches the frame's chunk. Rejects if it does not arrive. */
export const preloadFrame = () => Promise.all(Object.values(frame).map(({ preload }) => preload()));

/**
 * Wakes the frame. To be called before the page changes: React would discard the HTML of what is not hydrated by then.
 */
export function wakeFrame(): void {
  for (const name of Object.keys(frame)) wake(name);
}
