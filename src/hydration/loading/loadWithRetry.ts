/** ms before a script file that did not arrive is asked for again */
export const retryAfterMs = 2000;

/**
 * Loads a script file of its own and hands over what it brings. A file that does not arrive is asked for again until it
 * does, and nothing is thrown: a lost connection must not take the page away. Returns a function that gives up.
 *
 * @param load an `import()`; webpack keeps what arrived, so calling it again costs nothing
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
    // A fault in here is no lost connection: it must be seen.
    if (!cancelled) onLoaded(loaded);
  };
  void attempt();
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}

/** The same for who waits for it: resolves once the file is there, and never rejects. */
export const loadUntilThere = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  new Promise((resolve) => {
    loadWithRetry(load, resolve);
  });
