import { pathNameOf } from '../../../contract/paths.ts';
import { internalLinkOf } from '../../hydration/islands/internalLink.ts';
import { savesData } from '../../hydration/loading/savesData.ts';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { preloadFrame, wakeFrame } from '../frame.ts';
import { pageIslands, notFoundIsland } from './pageIslands.ts';
import { pageLoaders } from './pageLoaders.tsx';

/** Fetches the script of the page at a path, and of the frame. Rejects if one does not arrive. */
export async function preloadPage(pathname: string): Promise<void> {
  const name = pathNameOf(pathname);
  await Promise.all([(name ? pageIslands[name] : notFoundIsland).preload(), preloadFrame()]);
}

/** The same ahead of need, where it may fail: it is asked for again when it is needed. */
export const prefetchPage = (pathname: string): void => void preloadPage(pathname).catch(() => null);

const isLight = (pathname: string) => {
  const name = pathNameOf(pathname);
  return name !== undefined && !pageLoaders[name].isHeavy;
};

/** px from the middle of the window */
const fromMiddle = ({ boundingClientRect: { top } }: IntersectionObserverEntry) =>
  Math.abs(top - window.innerHeight / 2);

/** The light pages that the visitor sees a link to; of those seen at once first what is in the middle of the window. */
function whenLinkSeen(found: (pathname: string) => void): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const { pathname } = target as HTMLAnchorElement;
      if (pathname !== window.location.pathname && isLight(pathname)) found(pathname);
    }
  });
  for (const link of document.links) if (internalLinkOf(link)) observer.observe(link);
}

/**
 * Fetches what the next step is likely to need, one file at a time: the frame while the browser has nothing else to do,
 * then the pages whose links can be seen. The first of them at once, for who scrolls to a link may press it within the
 * time that a poor line needs to answer; the browser is idle between one and the next. Who scrolls is likely
 * to leave by a link, so the frame wakes then.
 */
export async function prefetchLikelyNext(): Promise<void> {
  if (savesData()) return;
  await whenIdle();
  await preloadFrame().catch(() => null);
  // React must have come to the frame before the router moves. Not on a press, which it would hold up.
  window.addEventListener('scroll', () => void whenIdle().then(wakeFrame), { once: true });
  let last = Promise.resolve();
  whenLinkSeen((pathname) => {
    const before = last;
    last = (async () => {
      await before;
      await preloadPage(pathname).catch(() => null);
      await whenIdle();
    })();
  });
}
