import { setColourScheme } from '../../theme/setColourScheme.ts';

/**
 * Keeps the support screen in the device's colour mode. It does not read the site's stored preference, which belongs to
 * the use of the site in the same browser.
 */
export function followDeviceColours(): void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const show = () => setColourScheme(prefersDark.matches ? 'dark' : 'light');
  show();
  prefersDark.addEventListener('change', show);
}
