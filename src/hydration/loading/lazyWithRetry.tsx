import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { showBusy } from './showBusy.ts';
import { useLoadWithRetry } from './useLoadWithRetry.ts';

type Options = {
  /** The chunk is fetched as soon as the component is mounted, even where `open` is false. */
  eager?: boolean;
};

/**
 * A component in a chunk of its own. As long as `open` is false the chunk is not fetched; a component without `open`
 * fetches it on mount. Until it has arrived the component renders its `fallback` or nothing, and the button that was
 * pressed for it is busy. It stays mounted when it closes, so that it can fade out.
 *
 * `React.lazy` is not used because it throws when the chunk does not arrive, which replaces the page by the error page,
 * and because its Suspense boundary leaves marker comments in the prerendered HTML.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { eager = false }: Options = {},
) {
  let cached: ComponentType<Props> | null = null;
  const loadAndCache = async () => {
    cached = await load();
    return cached;
  };

  function LazyWithRetry(props: Props & { open?: boolean; fallback?: ReactNode }) {
    const open = props.open !== false;
    const Loaded = useLoadWithRetry(loadAndCache, eager || open, cached);
    const isAwaited = open && !Loaded;
    useEffect(() => (isAwaited ? showBusy() : undefined), [isAwaited]);
    return Loaded ? <Loaded {...props} /> : props.fallback;
  }

  /** Fetches the chunk ahead of need. Never rejects. */
  const preload = async (): Promise<void> => {
    await loadAndCache().catch(() => null);
  };

  return Object.assign(LazyWithRetry, { preload });
}
