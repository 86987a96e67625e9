/**
 * Does something at once, or, while the keyboard is inside of `place`, as soon as it has left.
 * @returns gives it up
 */
export function afterFocus(place: HTMLElement, work: () => void): () => void {
  if (!place.contains(document.activeElement)) {
    work();
    return () => {};
  }
  const forget = () => place.removeEventListener('focusout', onFocusOut);
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (place.contains(relatedTarget as Node | null)) return;
    forget();
    work();
  };
  place.addEventListener('focusout', onFocusOut);
  return forget;
}
