/**
 * Has a place on the page laid out that may have been left for later (components/page/belowFold.ts): Firefox neither scrolls nor
 * gives the keyboard to what it has never laid out. Asking where it stands is enough.
 */
export function layOut(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  place?.getBoundingClientRect();
  return place;
}
