import { Suspense, createElement, lazy, useEffect, useState } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { loadUntilThere } from '../loading/loadWithRetry.ts';
import { awoken, whenWanted } from './sleep.ts';
import { useHydrated } from '../useHydrated.ts';

/**
 * When an island of a prerendered page begins to listen by itself: when it is first used, when it is seen, or when the
 * browser has nothing else to do.
 */
export type Wakes = 'used' | 'seen' | 'idle';

export type Island = ComponentType & { preload: () => Promise<void> };

/** What a script file brings. A component that consists of islands says how to fetch theirs. */
type Loaded = ComponentType & { preload?: () => Promise<unknown> };

type Options = {
  wakes?: Wakes;
  /** Awaited before an island that was HTML is loaded. */
  prepare?: () => Promise<void>;
  /** Stands for it where there was no HTML and its script has not arrived: what takes the room that it will take. */
  fallback?: ReactNode;
};

/** Tells the page that the island answers now. */
function AwakeMarker({ name }: { name: string }) {
  useEffect(() => {
    const place = document.querySelector(`[data-island="${name}"]`);
    place?.setAttribute('data-awake', '');
    place?.dispatchEvent(new CustomEvent(awoken, { bubbles: true }));
  }, [name]);
  return null;
}

/**
 * A part of the page that stays the HTML it came as, without its script and without React, until it is wanted
 * (`wakes`, answerSleeping.ts). It must not be told anything by its parents. Where a link leads to, and where there was no
 * HTML, it is simply a component in a script file of its own.
 *
 * @param name the same on every page; `data-island` in the HTML
 */
export function island(
  name: string,
  load: () => Promise<Loaded>,
  { wakes = 'used', prepare, fallback }: Options = {},
): Island {
  let loaded: Loaded | null = null;
  const loadAndKeep = async () => {
    loaded = await load();
    return loaded;
  };

  const boundaryOf = (Part: ComponentType, room?: ReactNode): ReactElement => (
    <Suspense fallback={room}>
      {createElement(Part)}
      <AwakeMarker name={name} />
    </Suspense>
  );

  const loadPart = async () => ({ default: await loadUntilThere(loadAndKeep) });

  const Sleeping = lazy(async () => {
    // While the HTML is written nothing sleeps, and what fails must fail the build.
    if (typeof window === 'undefined') return { default: await loadAndKeep() };
    await whenWanted(name);
    if (prepare) await loadUntilThere(prepare);
    return loadPart();
  });
  // Without the fallback, which is no part of the HTML, and its rules none of the page's.
  // One element for good: React would throw the HTML away if it were rendered anew before it is hydrated.
  const sleeping = boundaryOf(Sleeping);

  function IslandPlace() {
    const hydrated = useHydrated();
    const [part] = useState(() => (hydrated ? boundaryOf(loaded ?? lazy(loadPart), fallback) : sleeping));
    return (
      <div data-island={name} data-wakes={wakes}>
        {part}
      </div>
    );
  }

  /** Fetches the script; afterwards the island is there at once wherever it is rendered. Rejects if it does not arrive. */
  const preload = async (): Promise<void> => {
    await (await loadAndKeep()).preload?.();
  };

  return Object.assign(IslandPlace, { preload });
}
