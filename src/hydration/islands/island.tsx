import { Suspense, createElement, lazy, useEffect, useState } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { loadUntilThere } from '../loading/loadWithRetry.ts';
import { awoken, whenWanted } from './sleep.ts';
import { useHydrated } from '../useHydrated.ts';

/**
 * When an island of a prerendered page is hydrated: when it is first used, when it comes into view, or (`idle`) by
 * itself, once the site's scripts run and React has nothing more urgent to do.
 */
export type Wakes = 'used' | 'seen' | 'idle';

export type Island = ComponentType & { preload: () => Promise<void> };

/** What a chunk exports. A component that contains islands has a `preload` that fetches their chunks. */
type Loaded = ComponentType & { preload?: () => Promise<unknown> };

type Options = {
  wakes?: Wakes;
  /** Awaited before the chunk of an island that came as HTML is loaded. */
  prepare?: () => Promise<void>;
  /** Reserves the island's room where it did not come as HTML and its chunk has not arrived. */
  fallback?: ReactNode;
};

/** Marks the island as awake and sends the event `awoken`. */
function AwakeMarker({ name }: { name: string }) {
  useEffect(() => {
    const place = document.querySelector(`[data-island="${name}"]`);
    place?.setAttribute('data-awake', '');
    place?.dispatchEvent(new CustomEvent(awoken, { bubbles: true }));
  }, [name]);
  return null;
}

/**
 * A part of the page that stays prerendered HTML until it is wanted (`wakes`, answerSleeping.ts); only then is its
 * chunk loaded and hydrated. It takes no props, because React discards the HTML of a boundary that is rerendered with
 * new ones before it is hydrated. After a navigation, and where there was no HTML, it is simply a lazy component.
 *
 * @param name value of `data-island` in the HTML, the same on every page
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
    // When prerendering nothing sleeps, and a chunk that cannot be loaded must fail the build.
    if (typeof window === 'undefined') return { default: await loadAndKeep() };
    await whenWanted(name);
    if (prepare) await loadUntilThere(prepare);
    return loadPart();
  });
  // Without the fallback: the HTML does not contain it, nor does the page's style sheet contain its rules.
  // Always the same element: React would discard the HTML if the boundary were rerendered before it is hydrated.
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

  /** Fetches the chunk, so that the island then renders without suspending. Rejects if the chunk does not arrive. */
  const preload = async (): Promise<void> => {
    await (await loadAndKeep()).preload?.();
  };

  return Object.assign(IslandPlace, { preload });
}
