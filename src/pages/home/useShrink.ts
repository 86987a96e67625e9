import { useEffect } from 'react';
import type { RefObject } from 'react';
import * as constants from '../../../contract/constants.ts';
import { useMedia } from '../../components/media/useMedia.ts';

const { bannerWidth, bannerDivisor, bannerFloor, visibleShare } = constants;

/** Windows in which the picture shrinks. */
export const shrinks = `(min-width: ${bannerWidth}px) and (prefers-reduced-motion: no-preference)`;

/** Scale of the banner's picture after so many px of scrolling (specification 2). */
export const shrunkTo = (scrolled: number) => Math.max(bannerFloor, 1 - scrolled / bannerDivisor);

/**
 * Shrinks the picture while the page is scrolled on from where half of its frame was first in view (specification D18),
 * and enlarges it when the page is scrolled back. Does nothing in narrow windows or with reduced motion.
 */
export function useShrink(frame: RefObject<Element | null>, picture: RefObject<HTMLElement | null>): void {
  const active = useMedia(shrinks);
  useEffect(() => {
    const [container, image] = [frame.current, picture.current];
    if (!active || !container || !image) return undefined;
    let start: number | null = null;
    let animationFrame = 0;
    const draw = () => {
      animationFrame = 0;
      const scale = shrunkTo(Math.max(0, window.scrollY - (start ?? window.scrollY)));
      image.style.setProperty('--shrunk', String(scale));
    };
    const onScroll = () => {
      animationFrame ||= requestAnimationFrame(draw);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= visibleShare)) return;
        observer.disconnect();
        start = window.scrollY;
        window.addEventListener('scroll', onScroll, { passive: true });
      },
      { threshold: visibleShare },
    );
    observer.observe(container);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(animationFrame);
    };
  }, [active, frame, picture]);
}
