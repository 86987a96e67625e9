import * as constants from '../../contract/constants.ts';
import { reducesMotion } from './reducedMotion.ts';

/**
 * `drawn`: shown whole, as in the prerendered page, which has no phase at all; `waiting`: hidden until it comes into
 * view; `drawing`: it came into view, and its animation runs or has ended.
 */
type RevealPhase = 'drawn' | 'waiting' | 'drawing';

const observed = new WeakSet<Element>();

const doNothing = () => {};

/**
 * Starts the animation of a Reveal once half of it has come into view. A drawing that is in view from the start is not
 * hidden and drawn again, and without scripts or with reduced motion everything stays drawn. The phase is an attribute
 * that React does not render, so that it is right while the island sleeps and survives hydration.
 *
 * @param element of a Reveal, with `data-reveal`; its first child carries `data-phase`. A second call for it has no
 * effect.
 * @returns a function that ends the observation
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
      // A busy browser reports several intersections in one callback.
      for (const { isIntersecting, intersectionRatio, boundingClientRect } of entries) {
        const wasThere = !known && isIntersecting;
        const seen = intersectionRatio >= constants.visibleShare;
        // Jumped over by an anchor or the End key.
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

/** Observes every Reveal of the prerendered page, whether its island is awake or not. */
export function observeReveals(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-reveal]')) observeReveal(element);
}
