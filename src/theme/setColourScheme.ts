/**
 * Shows the document in one of the theme's two sets of colours, by the attributes that its style sheet looks for, and the
 * browser's own bars too: of their two colours in the HTML, light before dark, each would follow the device.
 */
export function setColourScheme(scheme: 'light' | 'dark'): void {
  const isDark = scheme === 'dark';
  document.documentElement.toggleAttribute('data-dark', isDark);
  document.documentElement.toggleAttribute('data-light', !isDark);
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((bars, at) => {
    bars.media = (at === 1) === isDark ? 'all' : 'not all';
  });
}
