/** The link round an element that leads to an address of this site in this tab, or null. */
export function internalLinkOf(place: EventTarget | null): HTMLAnchorElement | null {
  const link = place instanceof Element ? place.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return null;
  return link;
}

/**
 * Whether a press has the main button and no modifier key, and so opens no tab, window, download or menu of the
 * browser.
 */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The location state that the HTML of a link holds (LinkWithState.tsx), or null. */
export function locationStateIn(link: HTMLElement): unknown {
  const text = link.dataset['locationState'];
  return text === undefined ? null : JSON.parse(text);
}
