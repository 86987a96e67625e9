/*
 * Which islands of the page are still plain HTML (island.tsx). This module does not import React, so that input can be
 * handled before React is there.
 */

const asleep = '[data-island]:not([data-awake])';

/** The innermost sleeping island that contains an element, or null. */
export const sleepingIslandOf = (place: EventTarget | null): HTMLElement | null =>
  place instanceof Element ? place.closest<HTMLElement>(asleep) : null;

export const nameOf = (island: HTMLElement): string => island.dataset['island'] ?? '';

const wakers = new Map<string, () => void>();
const wanted = new Set<string>();

/** Resolves once `wake` has been called for the island, be it before or after this call. */
export const whenWanted = (name: string): Promise<void> =>
  new Promise((resolve) => {
    if (wanted.has(name)) resolve();
    else wakers.set(name, resolve);
  });

/** Has an island hydrated, now or as soon as React has reached it. */
export function wake(name: string): void {
  wanted.add(name);
  wakers.get(name)?.();
}

/** Wakes an island and all islands that contain it. */
export function wakeUpTo(island: HTMLElement): void {
  for (let next: HTMLElement | null = island; next; next = sleepingIslandOf(next.parentElement))
    wake(nameOf(next));
}

/** The event that an island sends when it has woken; it bubbles. */
export const awoken = 'island:awoken';

/** Wakes every sleeping island of the page. Returns whether any of them sleeps still. */
export function wakeAll(): boolean {
  const sleeping = document.querySelectorAll<HTMLElement>(asleep);
  for (const island of sleeping) wake(nameOf(island));
  return sleeping.length > 0;
}
