/**
 * Milliseconds after which new words have been announced. If they are covered sooner, a screen reader may have missed
 * them.
 */
const announcedWithin = 1000;

/** Milliseconds in which a screen reader reads the page again after its cover has gone. */
const readAgainWithin = 1000;

/**
 * MUI's dialogs set `aria-hidden` on all that is outside of them, and the loading screen makes it inert. The drawer is
 * a modal `<dialog>`: the browser makes the page inert without an attribute.
 */
function isCovered(element: HTMLElement): boolean {
  const modal = document.querySelector('dialog[open]');
  return element.closest('[inert], [aria-hidden="true"]') !== null || modal?.contains(element) === false;
}

/**
 * Keeps a live region from repeating itself: when a cover of the page has gone, some screen readers take the whole page
 * for new. The region is live again a second later, and at once if its words change.
 * @returns a function that ends this
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
    if (!covered) timer = setTimeout(makeLive, readAgainWithin);
    else if (Date.now() - changedAt >= announcedWithin) element.setAttribute('aria-live', 'off');
  });
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  observer.observe(document, { attributeFilter: ['inert', 'aria-hidden', 'open'], subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
