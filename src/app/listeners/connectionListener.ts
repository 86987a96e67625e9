import { connectionLost, connectionRestored } from '../../state/noticesSlice.ts';
import type { SiteStore } from '../../state/hooks.ts';

/**
 * Tells the store when the connection is lost and restored. Nothing is sent again by itself.
 *
 * @param signal ends it
 */
export function startConnectionListener(store: SiteStore, signal?: AbortSignal): void {
  let isLost = false;

  const lost = () => {
    isLost = true;
    store.dispatch(connectionLost());
  };

  const restored = () => {
    if (isLost) store.dispatch(connectionRestored());
    isLost = false;
  };

  window.addEventListener('offline', lost, { signal });
  window.addEventListener('online', restored, { signal });
  if (!navigator.onLine) lost();
}
