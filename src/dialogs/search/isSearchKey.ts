/** On Apple's computers Ctrl K deletes the rest of a line in every text field, so ⌘ takes its place. */
export const isApple = (): boolean => /Mac|iP/.test(navigator.platform);

/**
 * Of a keyboard without Latin letters, whose letters come after all of ASCII, the place of the key is known. A browser
 * that fills in a form sends events without a key.
 */
const isK = ({ key = '', code }: Partial<KeyboardEvent>) =>
  /^k$/i.test(key) || (code === 'KeyK' && key > '~');

/** Whether the keys are those of the search: Ctrl K, or ⌘ K on a Mac. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  isK(event) && (isApple() ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
