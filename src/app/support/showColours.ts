/** Which of the theme's two sets of colours the document shows, by the attributes its style sheet looks for. */
export function showColours(mode: 'light' | 'dark'): void {
  document.documentElement.toggleAttribute('data-dark', mode === 'dark');
  document.documentElement.toggleAttribute('data-light', mode === 'light');
}
