import type { StorageManager } from '@mui/material/styles';
import { persistedValue } from './storage.ts';

/**
 * Lets MUI start with the colours the visitor chose: read from where redux-persist keeps the ui slice, which stays the
 * only place they are written. So the first render after hydration already has the right mode.
 */
export const colourModeStorage: StorageManager = ({ key }) => ({
  get: (fallback) => {
    if (!key.endsWith('mode')) return fallback;
    try {
      return persistedValue(window.localStorage.getItem('persist:ui'), 'colourMode') ?? fallback;
    } catch {
      return fallback;
    }
  },
  set: () => {},
  subscribe: () => () => {},
});
