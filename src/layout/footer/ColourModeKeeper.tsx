import { useColorScheme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useSiteSelector } from '../../state/hooks.ts';
import { selectColourMode } from '../../state/uiSlice.ts';

/** Carries the chosen colours from the store to MUI. The first ones MUI has read itself, before anything was painted. */
export function ColourModeKeeper() {
  const { setMode } = useColorScheme();
  const colourMode = useSiteSelector(selectColourMode);
  const carried = useRef(colourMode);
  useEffect(() => {
    if (carried.current === colourMode) return;
    carried.current = colourMode;
    setMode(colourMode);
  }, [colourMode, setMode]);
  return null;
}
