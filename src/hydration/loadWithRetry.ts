/** ms before a script file that did not arrive is asked for again */
const retryAfterMs = 2000;

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
    try {
      const loaded = await load();
      if (!cancelled) onLoaded(loaded);
    } catch {
      if (!cancelled) timer = setTimeout(() => void attempt(), retryAfterMs);
    }
  };
  void attempt();
  return () => {
    cancelled = true;
    clearTimeout(timer);
  };
}
