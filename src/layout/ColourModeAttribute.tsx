import { useEffect } from 'react';
import { useSiteDispatch, useSiteSelector } from '../state/hooks.ts';
import { colourModeChosen, selectColourMode } from '../state/uiSlice.ts';
import { isRehydrated } from '../state/isRehydrated.ts';
import { setColourScheme } from '../theme/setColourScheme.ts';
import { showColourMode } from './showColourMode.ts';

/**
 * Carries the chosen colours from the store to `<html>`, where the theme's style sheet looks for them. The inline script
 * of the HTML has set the first ones before anything was painted; until storage has been read they stay. A switch in a part
 * of the page that sleeps shows them too.
 */
export function ColourModeAttribute() {
  const dispatch = useSiteDispatch();
  const rehydrated = useSiteSelector(({ ui }) => isRehydrated(ui));
  const mode = useSiteSelector(selectColourMode);
  useEffect(() => {
    if (!rehydrated) return undefined;
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const dark = mode === 'dark' || (mode === 'system' && prefersDark.matches);
      setColourScheme(dark ? 'dark' : 'light');
    };
    apply();
    prefersDark.addEventListener('change', apply);
    return () => prefersDark.removeEventListener('change', apply);
  }, [rehydrated, mode]);
  useEffect(() => {
    if (!rehydrated) return;
    const chosen = showColourMode(document, mode);
    if (chosen) dispatch(colourModeChosen(chosen));
  }, [rehydrated, mode, dispatch]);
  return null;
}
