import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { showBusy } from './showBusy.ts';
import { useLoadWithRetry } from './useLoadWithRetry.ts';

type Options = {
  /** Fetched as soon as it is mounted, even where `open` is false. */
  eager?: boolean;
};

/**
 * A component in a script file of its own. As long as `open` is false nothing is fetched; a component without `open` is
 * needed once it is mounted. It renders nothing until it is there, and the button that was pressed for it is busy so long. It
 * stays when it closes, so that it can fade.
 *
 * `React.lazy` would not do: it throws the page away when the file does not arrive, and its Suspense boundary leaves
 * marks in the prerendered HTML.
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

  function LazyWithRetry(props: Props & { open?: boolean }) {
    const open = props.open !== false;
    const Loaded = useLoadWithRetry(loadAndCache, eager || open, cached);
    const isAwaited = open && !Loaded;
    useEffect(() => (isAwaited ? showBusy() : undefined), [isAwaited]);
    return Loaded && <Loaded {...props} />;
  }

  /** Fetches the file ahead of need. Never rejects. */
  const preload = async (): Promise<void> => {
    await loadAndCache().catch(() => null);
  };

  return Object.assign(LazyWithRetry, { preload });
}
