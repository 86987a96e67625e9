/** ms before a chunk that did not arrive is requested again. */
export const retryAfterMs = 2000;

/**
 * Loads a chunk and passes its module to `onLoaded`. A chunk that does not arrive is requested again until it does, and
 * nothing is thrown: an error would make React replace the page because of a lost connection. Returns a function that
 * gives up.
 *
 * @param load an `import()`; webpack caches what arrived, so calling it again costs nothing
 */
export function loadWithRetry<Loaded>(
  load: () => Promise<Loaded>,
  onLoaded: (loaded: Loaded) => void,
): () => void {
  let cancelled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async () => {
    let loaded: Loaded;
    try {
      loaded = await load();
    } catch {
      if (!cancelled) timer = setTimeout(() => void attempt(), retryAfterMs);
      return;
    }
    // Outside the `try`: an error of `onLoaded` is no lost connection and must be reported.
    if (!cancelled) onLoaded(loaded);
  };
  void attempt();
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}

/** The same as a promise, which resolves once the chunk is there and never rejects. */
export const loadUntilThere = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  new Promise((resolve) => {
    loadWithRetry(load, resolve);
  });
