import { awoken, whenWanted } from '../../hydration/islands/sleep.ts';

/** An island as in the prerendered HTML. */
export const island = (name: string, inside: string, wakes = 'used'): string =>
  `<div data-island="${name}" data-wakes="${wakes}">${inside}</div>`;

/** Makes the document of this HTML alone. */
export const show = (html: string): void => {
  document.body.innerHTML = html;
};

export const find = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;

/** Clicks an element. Returns whether the browser would do what it does by default. */
export const click = (selector: string, options: MouseEventInit = {}): boolean =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));

/** A function that is called at each click on an element. */
export const onPress = (selector: string): jest.Mock => {
  const heard = jest.fn();
  find(selector).addEventListener('click', heard);
  return heard;
};

/** Marks an island as awake, as AwakeMarker (island.tsx) does. */
export const awaken = (name: string): void => {
  find(`[data-island="${name}"]`).setAttribute('data-awake', '');
  find(`[data-island="${name}"]`).dispatchEvent(new CustomEvent(awoken, { bubbles: true }));
};

export const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Whether `wake` has been called for the island. */
export const isWanted = (name: string): Promise<boolean> =>
  Promise.race([whenWanted(name).then(() => true), nextTask().then(() => false)]);

/** An observer of what comes into view, which jsdom does not have. */
export function installIntersections() {
  const observed: Element[] = [];
  let report: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (element: Element) => void observed.push(element);
      unobserve = (element: Element) => void observed.splice(observed.indexOf(element), 1);
    },
  });
  return {
    observed,
    /** Reports for all that is observed whether it is in view. */
    see: (isIntersecting: boolean) => report(observed.map((target) => ({ isIntersecting, target }))),
  };
}
