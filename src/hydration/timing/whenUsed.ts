const inputs = ['pointerdown', 'keydown'] as const;

/** ms after which a page that is still open is likely to be used */
const stays = 30_000;

/**
 * Resolves when the visitor begins to use the page, also by a press that is kept from React (answerSleeping.ts), or has had
 * it open for half a minute.
 */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, stays);
    for (const input of inputs)
      window.addEventListener(input, () => resolve(), { capture: true, once: true });
  });
