/**
 * Returns the element with this id after forcing its layout, which `content-visibility: auto` may have postponed
 * (components/page/belowFold.ts): Firefox neither scrolls to nor focuses an element that has never been laid out.
 */
export function layOut(id: string): HTMLElement | null {
  const place = document.getElementById(id);
  place?.getBoundingClientRect();
  return place;
}
