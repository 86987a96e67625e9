/** The link of this site that a place of the page lies in and that would change the page in this tab, or null. */
export function internalLinkOf(place: EventTarget | null): HTMLAnchorElement | null {
  const link = place instanceof Element ? place.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return null;
  return link;
}

/** A plain press: not one that opens a tab or a menu of the browser. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What a link in the HTML hands over; null for nothing. */
export function locationStateIn(link: HTMLElement): unknown {
  const text = link.dataset['locationState'];
  return text === undefined ? null : JSON.parse(text);
}
