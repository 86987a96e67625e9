import { useEffect, useRef, useState, type RefObject } from 'react';
import { constants } from '../../../contract/constants.ts';
import { prefersReducedMotion } from '../media/useMedia.ts';

/**
 * `drawn`: it simply stands there, as in the prerendered page; `waiting`: it will be drawn when seen; `drawing`: it was
 * seen and draws itself, or has done so.
 */
export type RevealPhase = 'drawn' | 'waiting' | 'drawing';

const reducesMotion = () =>
  typeof window.matchMedia !== 'function' || window.matchMedia(prefersReducedMotion).matches;

/**
 * Tells when half of something has come into view, once. What is in view from the start is never taken away to be drawn
 * again, and without scripts or with reduced motion everything stays drawn.
 */
export function useReveal<Target extends Element>(): [RefObject<Target | null>, RevealPhase] {
  const target = useRef<Target>(null);
  const [phase, setPhase] = useState<RevealPhase>('drawn');
  useEffect(() => {
    const element = target.current;
    if (!element || reducesMotion() || typeof IntersectionObserver !== 'function') return undefined;
    let known = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting, intersectionRatio, boundingClientRect } = entry;
        const wasThere = !known && isIntersecting;
        const seen = intersectionRatio >= constants.visibleShare;
        // jumped over by an anchor or the End key
        const passed = !isIntersecting && boundingClientRect.bottom < 0;
        if (known && (seen || passed)) setPhase('drawing');
        else if (!known && !isIntersecting && !passed) setPhase('waiting');
        if (wasThere || seen || passed) observer.disconnect();
        known = true;
      },
      { threshold: [0, constants.visibleShare] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [target, phase];
}
