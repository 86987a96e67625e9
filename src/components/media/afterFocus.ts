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
    // The second: the window lost the focus, and its document keeps the element that gets it back.
    if (place.contains(relatedTarget as Node | null) || place.contains(document.activeElement)) return;
    forget();
    work();
  };
  place.addEventListener('focusout', onFocusOut);
  return forget;
}
