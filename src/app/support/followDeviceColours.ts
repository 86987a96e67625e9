import { showColours } from './showColours.ts';

/** The support team's own screen reads no preference of a visitor who uses the same browser: it follows the device. */
export function followDeviceColours(): void {
  const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
  const show = () => showColours(prefersDark.matches ? 'dark' : 'light');
  show();
  prefersDark.addEventListener('change', show);
}
