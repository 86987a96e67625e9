import { useEffect } from 'react';
import { useSiteDispatch, useSiteSelector } from '../state/hooks.ts';
import { colourModeChosen, selectColourMode } from '../state/uiSlice.ts';
import { isRehydrated } from '../state/isRehydrated.ts';
import { setColourScheme } from '../theme/setColourScheme.ts';
import { showColourMode } from './showColourMode.ts';

/**
 * Copies the chosen colour mode from the store to an attribute of `<html>`, which the theme's style sheet selects by.
 * The inline script of the HTML set the attribute before the first paint, and it is left alone until storage has been
 * read. The choice is also shown in switches that are still asleep.
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
