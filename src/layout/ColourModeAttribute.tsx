import { useEffect } from 'react';
import { useSiteSelector } from '../state/hooks.ts';
import { selectColourMode } from '../state/uiSlice.ts';
import { isRehydrated } from '../state/rehydrated.ts';

/**
 * Carries the chosen colours from the store to `<html>`, where the theme's style sheet looks for them. The document's
 * own script has set the first ones before anything was painted; until storage has been read they stay.
 */
export function ColourModeAttribute() {
  const known = useSiteSelector(({ ui }) => isRehydrated(ui));
  const mode = useSiteSelector(selectColourMode);
  useEffect(() => {
    if (!known) return undefined;
    const device = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = mode === 'dark' || (mode === 'system' && device.matches);
      document.documentElement.toggleAttribute('data-dark', dark);
      document.documentElement.toggleAttribute('data-light', !dark);
    };
    apply();
    device.addEventListener('change', apply);
    return () => device.removeEventListener('change', apply);
  }, [known, mode]);
  return null;
}
