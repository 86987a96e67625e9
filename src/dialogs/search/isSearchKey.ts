/** On Apple's computers Ctrl K deletes the rest of a line in every text field. */
const isApple = () => /Mac|iP/.test(navigator.platform);

/** Whether the keys open the search: Ctrl K, or ⌘ K on a Mac. Not while a dialog is open, which keeps the focus. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === 'k' &&
  (isApple() ? metaKey : ctrlKey) &&
  !altKey &&
  !shiftKey &&
  !document.querySelector('[aria-modal=true]');
