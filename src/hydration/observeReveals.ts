import { constants } from '../../contract/constants.ts';
import { reducesMotion } from './reducedMotion.ts';

/**
 * `drawn`: it simply stands there, as in the prerendered page, which has no phase at all; `waiting`: it will be drawn when
 * seen; `drawing`: it was seen and draws itself, or has done so.
 */
type RevealPhase = 'drawn' | 'waiting' | 'drawing';

const observed = new WeakSet<Element>();

const doNothing = () => {};

/**
 * Draws what a Reveal holds once half of it has come into view. What is in view from the start is never taken away to be
 * drawn again, and without scripts or with reduced motion everything stays drawn. The phase is an attribute that React
 * does not know, so that it is right while React sleeps, and stays when React wakes.
 *
 * @param element of a Reveal, with `data-reveal`; its first child carries `data-phase`. It is observed once only.
 * @returns ends it
 */
export function observeReveal(element: Element): () => void {
  const content = element.firstElementChild;
  if (!(content instanceof HTMLElement) || observed.has(element)) return doNothing;
  const enter = (phase: RevealPhase) => {
    content.dataset['phase'] = phase;
  };
  enter('drawn');
  if (reducesMotion()) return doNothing;
  observed.add(element);
  let known = false;
  const observer = new IntersectionObserver(
    (entries) => {
      // A busy browser tells of several looks at once.
      for (const { isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        const wasThere = !known && isIntersecting;
        const seen = intersectionRatio >= constants.visibleShare;
        // jumped over by an anchor or the End key
        const passed = !isIntersecting && boundingClientRect.bottom < 0;
        if (known && (seen || passed)) enter('drawing');
        else if (!known && !isIntersecting && !passed) enter('waiting');
        known = true;
        if (wasThere || seen || passed) {
          observer.disconnect();
          return;
        }
      }
    },
    { threshold: [0, constants.visibleShare] },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    observed.delete(element);
  };
}

/** The same for every Reveal of the prerendered page, whether its part of the page is awake or not. */
export function observeReveals(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-reveal]')) observeReveal(element);
}
