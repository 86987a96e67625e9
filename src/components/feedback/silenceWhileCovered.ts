/** Milliseconds in which words are read out. Of what is covered before, a screen reader may have told nothing. */
const heardWithin = 1000;

/** Milliseconds in which a screen reader takes up a page that nothing lies over any more. */
const takenUpWithin = 1000;

/** Dialogs of MUI hide all that is not in them, the loading screen makes it inert; of the drawer only browsers know. */
function isCovered(element: HTMLElement): boolean {
  const modal = document.querySelector('dialog[open]');
  return element.closest('[inert], [aria-hidden="true"]') !== null || modal?.contains(element) === false;
}

/**
 * Keeps a live region from saying again what it has said: once something that lay over the page is gone, some screen readers
 * take all of the page for new. It is live again a moment later, and at once where its words change.
 * @returns what ends that
 */
export function silenceWhileCovered(element: HTMLElement): () => void {
  let words = element.textContent;
  let changedAt = Date.now();
  let covered = isCovered(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const makeLive = () => element.removeAttribute('aria-live');

  const observer = new MutationObserver(() => {
    const [before, wasCovered] = [words, covered];
    words = element.textContent;
    covered = isCovered(element);
    if (words !== before) {
      changedAt = Date.now();
      makeLive();
    }
    if (covered === wasCovered) return;
    clearTimeout(timer);
    if (!covered) timer = setTimeout(makeLive, takenUpWithin);
    else if (Date.now() - changedAt >= heardWithin) element.setAttribute('aria-live', 'off');
  });
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  observer.observe(document, { attributeFilter: ['inert', 'aria-hidden', 'open'], subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
