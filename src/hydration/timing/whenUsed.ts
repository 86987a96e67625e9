/** `error`: a script does not arrive, which a listener reports that waits for this. */
const events = ['pointerdown', 'keydown', 'error'] as const;

/** ms after which a page that is still open is likely to be used. */
const usedAfter = 30_000;

/**
 * Resolves at the first press, key or error, also where its propagation is stopped (answerSleeping.ts), or when the page
 * has been open for half a minute.
 */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, usedAfter);
    for (const event of events)
      window.addEventListener(event, () => resolve(), { capture: true, once: true });
  });
