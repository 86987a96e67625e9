/** Shows the document in one of the theme's two sets of colours, by the attributes that its style sheet looks for. */
export function setColourScheme(scheme: 'light' | 'dark'): void {
  document.documentElement.toggleAttribute('data-dark', scheme === 'dark');
  document.documentElement.toggleAttribute('data-light', scheme === 'light');
}
