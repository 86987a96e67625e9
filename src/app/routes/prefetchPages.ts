import { pathNameOf } from '../../../contract/paths.ts';
import { internalLinkOf } from '../../hydration/islands/internalLink.ts';
import { savesData } from '../../hydration/loading/savesData.ts';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { preloadFrame, wakeFrame } from '../frame.ts';
import { pageIslands, notFoundIsland } from './pageIslands.ts';
import { pageLoaders } from './pageLoaders.tsx';

/** Fetches the chunks of the page at a path and of the frame. Rejects if one does not arrive. */
export async function preloadPage(pathname: string): Promise<void> {
  const name = pathNameOf(pathname);
  await Promise.all([(name ? pageIslands[name] : notFoundIsland).preload(), preloadFrame()]);
}

/** Does the same ahead of need. A failure is ignored, because the chunks are requested again when they are needed. */
export const prefetchPage = (pathname: string): void => void preloadPage(pathname).catch(() => null);

const isLight = (pathname: string) => {
  const name = pathNameOf(pathname);
  return name !== undefined && !pageLoaders[name].isHeavy;
};

/** px from the middle of the window. */
const fromMiddle = ({ boundingClientRect: { top } }: IntersectionObserverEntry) =>
  Math.abs(top - window.innerHeight / 2);

/**
 * Calls `found` for each light page when a link to it comes into view. Of several links at once the nearest to the
 * middle of the window is first.
 */
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
 * Fetches what the next navigation is likely to need, one chunk at a time: when the browser is idle the frame, then the
 * pages whose links are in view. The first of those is fetched at once, because a visitor who scrolls to a link may
 * press it within the round-trip time of a slow connection; the next one when the browser is idle again. A visitor who
 * scrolls is likely to follow a link, so the first scroll wakes the frame.
 */
export async function prefetchLikelyNext(): Promise<void> {
  if (savesData()) return;
  await whenIdle();
  await preloadFrame().catch(() => null);
  // The frame must be hydrated before the router navigates. On a press its hydration would delay the answer.
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
