/*
 * Which islands of the page are still plain HTML (island.tsx). Knows nothing of React, so that it can answer the visitor
 * before React is there.
 */

const asleep = '[data-island]:not([data-awake])';

/** The innermost sleeping island round a place of the page, or null. */
export const sleepingIslandOf = (place: EventTarget | null): HTMLElement | null =>
  place instanceof Element ? place.closest<HTMLElement>(asleep) : null;

export const nameOf = (island: HTMLElement): string => island.dataset['island'] ?? '';

const wakers = new Map<string, () => void>();
const wanted = new Set<string>();

/** Resolves once somebody wants the island awake. */
export const whenWanted = (name: string): Promise<void> =>
  new Promise((resolve) => {
    if (wanted.has(name)) resolve();
    else wakers.set(name, resolve);
  });

/** Wakes an island, now or as soon as React has come to it. */
export function wake(name: string): void {
  wanted.add(name);
  wakers.get(name)?.();
}

/** Wakes an island and those that it lies in. */
export function wakeUpTo(island: HTMLElement): void {
  for (let next: HTMLElement | null = island; next; next = sleepingIslandOf(next.parentElement))
    wake(nameOf(next));
}

/** The event that an island sends when it has woken; it bubbles. */
export const awoken = 'island:awoken';

/** Wakes everything on the page that sleeps. */
export function wakeAll(): void {
  for (const island of document.querySelectorAll<HTMLElement>(asleep)) wake(nameOf(island));
}
