import { connectionLost, connectionRestored } from '../../state/noticesSlice.ts';
import type { SiteStore } from '../store/store.ts';

/** Tells the store when the connection goes and when it is back. Nothing is sent by itself. Returns a stop function. */
export function startConnectionListener(store: SiteStore): () => void {
  let gone = false;

  const lost = () => {
    gone = true;
    store.dispatch(connectionLost());
  };
  const restored = () => {
    if (gone) store.dispatch(connectionRestored());
    gone = false;
  };

  window.addEventListener('offline', lost);
  window.addEventListener('online', restored);
  if (!navigator.onLine) lost();

  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', restored);
  };
}
