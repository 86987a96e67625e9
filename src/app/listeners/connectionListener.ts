import { submissionStored } from '../../state/forms/receiptSlice.ts';
import { listenTo } from '../../state/siteStore.ts';
import { connectionLost, connectionRestored } from '../../state/noticesSlice.ts';
import type { SiteStore } from '../../state/siteStore.ts';

/**
 * Dispatches when the connection is lost and restored. It does not repeat failed calls.
 *
 * @param signal removes the event listeners
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

  // A submission sent before the connection was lost has arrived, so the notice that nothing was sent would be wrong.
  const arrived = () => {
    isLost = false;
  };

  store.dispatch(listenTo({ actionCreator: submissionStored, effect: arrived }));
  window.addEventListener('offline', lost, { signal });
  window.addEventListener('online', restored, { signal });
  if (!navigator.onLine) lost();
}
