import { drawingsWanted } from '../../hydration/inlineScriptNames.ts';
import { savesData } from '../../hydration/loading/savesData.ts';
import { awoken } from '../../hydration/islands/sleep.ts';
import { markPageAtRest } from '../../hydration/pageAtRest.ts';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';
import { loadingEnded } from '../../state/uiSlice.ts';
import { breakpoints } from '../../theme/breakpoints.ts';

/**
 * Completes a page while the browser is idle: lays out, one at a time, the sections with `content-visibility: auto`
 * (components/page/belowFold.ts), and fetches the drawings in them. Otherwise a visitor who scrolls fast would see them
 * empty, and so would a screenshot of the whole page. Last it lets the closed drawer be laid out, which then opens
 * sooner (layout/drawer/DrawerSheet.ts).
 */
export function startCompletionListener(store: SiteStore, signal?: AbortSignal): void {
  const completeOnce = async () => {
    for (const section of document.querySelectorAll<HTMLElement>('main section')) {
      await whenIdle();
      if (getComputedStyle(section).contentVisibility === 'auto') section.style.contentVisibility = 'visible';
    }
    // On a phone they are fetched only when they come near the window: its connection is slow, and each drawing costs a
    // style recalculation.
    if (!savesData() && window.innerWidth >= breakpoints.values.sm)
      window.dispatchEvent(new Event(drawingsWanted));
    await whenIdle();
    markPageAtRest();
  };
  let running = false;
  let again = false;
  // Islands wake several at a time: a call while it runs makes it run once more at its end.
  const complete = async () => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await completeOnce();
    }
    running = false;
  };
  void complete();
  // The next page is rendered when the loading screen goes, not yet when it opens. Islands that wake later render more.
  store.dispatch(listenTo({ actionCreator: loadingEnded, effect: complete }));
  window.addEventListener(awoken, complete, { signal });
}
