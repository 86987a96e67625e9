/**
 * Sets the document's colour mode, by the attributes that the theme's style sheet selects by, and the colour of the
 * browser's bars: the HTML has two `theme-color` elements, light before dark, which would otherwise follow the device.
 */
export function setColourScheme(scheme: 'light' | 'dark'): void {
  const isDark = scheme === 'dark';
  document.documentElement.toggleAttribute('data-dark', isDark);
  document.documentElement.toggleAttribute('data-light', !isDark);
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((bars, at) => {
    bars.media = (at === 1) === isDark ? 'all' : 'not all';
  });
}
