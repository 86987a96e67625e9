const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Resolves when the visitor begins to use the page. */
export const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    for (const input of inputs)
      window.addEventListener(input, () => resolve(), { once: true, passive: true });
  });
