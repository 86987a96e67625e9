import { drawingsWanted } from '../../hydration/drawingsWanted.ts';
import { savesData } from '../../hydration/loading/savesData.ts';
import { awoken } from '../../hydration/islands/sleep.ts';
import { markPageAtRest } from '../../hydration/pageAtRest.ts';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { loadingEnded } from '../../state/uiSlice.ts';
import { breakpoints } from '../../theme/breakpoints.ts';

/**
 * Completes a page while the browser has nothing else to do: lays out, one at a time, the sections that it left for later
 * (components/page/belowFold.ts), and fetches the drawings in them. Who scrolls fast would see them empty, and so
 * would whoever takes a picture of the whole page. Last the drawer, which so opens sooner (layout/drawer/DrawerSheet.ts).
 */
export function startCompletionListener(store: SiteStore, signal?: AbortSignal): void {
  const complete = async () => {
    for (const section of document.querySelectorAll<HTMLElement>('main section')) {
      await whenIdle();
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
    }
    // To a phone they come as it nears them: its line is poor, and each is styled anew.
    if (!savesData() && window.innerWidth >= breakpoints.values.sm)
      window.dispatchEvent(new Event(drawingsWanted));
    await whenIdle();
    markPageAtRest();
  };
  void complete();
  // The next page is whole when the loading screen leaves it, not yet when it opens, but for islands that come later still.
  store.dispatch(listenTo({ actionCreator: loadingEnded, effect: complete }));
  window.addEventListener(awoken, complete, { signal });
}
