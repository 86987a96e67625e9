import { setColourScheme } from '../../theme/setColourScheme.ts';

/** The support team's own screen reads no preference of a visitor who uses the same browser: it follows the device. */
export function followDeviceColours(): void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const show = () => setColourScheme(prefersDark.matches ? 'dark' : 'light');
  show();
  prefersDark.addEventListener('change', show);
}
