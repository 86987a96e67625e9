import { setColourScheme } from '../../../theme/setColourScheme.ts';

const match = window.matchMedia.bind(window);

/**
 * Shows the colours that the visitor saw, and makes the page take them for those of its device: it would otherwise follow
 * the reader's, whenever it is mounted and whenever those change.
 */
export function setColours(scheme: 'light' | 'dark'): void {
  const recorded = scheme === 'dark' ? 'all' : 'not all';
  window.matchMedia = (query) => match(query === '(prefers-color-scheme: dark)' ? recorded : query);
  setColourScheme(scheme);
}
