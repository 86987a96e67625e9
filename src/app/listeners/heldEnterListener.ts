/**
 * Lets an Enter that is held down press once. The browser presses again with each repetition: it would send a form with a
 * wrong password until the account has to wait, and answer the dialog that the first press opened. In running text the
 * repetitions begin new lines.
 */
export function startHeldEnterListener(): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, target } = event;
      if (key !== 'Enter' || !repeat || target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
