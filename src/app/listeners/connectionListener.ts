import { connectionLost, connectionRestored } from '../../state/noticesSlice.ts';
import type { SiteStore } from '../../state/hooks.ts';

/** Tells the store when the connection is lost and restored. Nothing is sent again by itself. Returns a stop function. */
export function startConnectionListener(store: SiteStore): () => void {
  let isLost = false;

  const lost = () => {
    isLost = true;
    store.dispatch(connectionLost());
  };
  const restored = () => {
    if (isLost) store.dispatch(connectionRestored());
    isLost = false;
  };

  window.addEventListener('offline', lost);
  window.addEventListener('online', restored);
  if (!navigator.onLine) lost();

  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', restored);
  };
}
