/** Milliseconds in which words are read out. Of what is covered before, a screen reader may have told nothing. */
const heardWithin = 1000;

/** Milliseconds in which a screen reader takes up a page that nothing lies over any more. */
const takenUpWithin = 1000;

/** A live region of the page. */
type Region = {
  element: HTMLElement;
  isCovered: boolean;
  /** When its words were last changed. */
  changedAt: number;
  /** What it had said when it was covered; null while it is live. */
  told: string | null;
  timer?: ReturnType<typeof setTimeout>;
};

const regions = new Set<Region>();

/** Dialogs of MUI hide all that is not in them, the loading screen makes it inert; of the drawer only browsers know. */
function isCovered(element: HTMLElement): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return true;
  const modal = document.querySelector('dialog[open]');
  return modal !== null && !modal.contains(element);
}

function makeLive(region: Region): void {
  clearTimeout(region.timer);
  region.told = null;
  region.element.removeAttribute('aria-live');
}

function look(region: Region): void {
  const { element, isCovered: was } = region;
  region.isCovered = isCovered(element);
  if (region.isCovered === was) return;
  clearTimeout(region.timer);
  if (!region.isCovered) {
    if (region.told !== null) region.timer = setTimeout(() => makeLive(region), takenUpWithin);
  } else if (Date.now() - region.changedAt >= heardWithin) {
    region.told = element.textContent;
    element.setAttribute('aria-live', 'off');
  }
}

function hear(region: Region): void {
  region.changedAt = Date.now();
  if (region.told !== null && region.told !== region.element.textContent) makeLive(region);
}

let covers: MutationObserver | undefined;

/**
 * Keeps a live region from saying again what it has said: once something that lay over the page is gone, some screen readers
 * take all of the page for new. It is live again a moment later, and at once where its words change.
 * @returns what ends that
 */
export function silenceWhileCovered(element: HTMLElement): () => void {
  const region: Region = { element, isCovered: isCovered(element), changedAt: Date.now(), told: null };
  const words = new MutationObserver(() => hear(region));
  words.observe(element, { childList: true, characterData: true, subtree: true });
  regions.add(region);
  if (!covers) {
    covers = new MutationObserver(() => regions.forEach(look));
    covers.observe(document, { attributeFilter: ['inert', 'aria-hidden', 'open'], subtree: true });
  }
  return () => {
    words.disconnect();
    clearTimeout(region.timer);
    regions.delete(region);
    if (regions.size > 0) return;
    covers?.disconnect();
    covers = undefined;
  };
}
