const inputs = ['pointerdown', 'keydown'] as const;

/** ms after which a page that is still open is likely to be used */
const usedAfter = 30_000;

/**
 * Resolves at the first press or key, also at one whose propagation is stopped (answerSleeping.ts), or when the page
 * has been open for half a minute.
 */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, usedAfter);
    for (const input of inputs)
      window.addEventListener(input, () => resolve(), { capture: true, once: true });
  });
