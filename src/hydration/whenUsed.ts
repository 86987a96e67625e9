const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Resolves when the visitor begins to use the page, also by a press that is kept from React (answerSleeping.ts). */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    for (const input of inputs)
      window.addEventListener(input, () => resolve(), { capture: true, once: true, passive: true });
  });
