/**
 * Runs `work` at once or, while the focus is inside `place`, as soon as it has left.
 * @returns a function that cancels it
 */
export function afterFocus(place: HTMLElement, work: () => void): () => void {
  if (!place.contains(document.activeElement)) {
    work();
    return () => {};
  }
  const forget = () => place.removeEventListener('focusout', onFocusOut);
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (place.contains(relatedTarget as Node | null)) return;
    // Only the window has lost the focus; the element will have it again when the window does.
    if (place.contains(document.activeElement)) return;
    forget();
    work();
  };
  place.addEventListener('focusout', onFocusOut);
  return forget;
}
