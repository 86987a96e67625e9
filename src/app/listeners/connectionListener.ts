import { dialogOpened, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { submissionStored } from '../../state/forms/receiptSlice.ts';
import { listenTo } from '../../state/siteStore.ts';
import { connectionLost, connectionNoticeDismissed, connectionRestored } from '../../state/noticesSlice.ts';
import type { SiteStore } from '../../state/siteStore.ts';

/**
 * Dispatches when the connection is lost and restored. It does not repeat failed calls.
 *
 * @param signal removes the event listeners
 */
export function startConnectionListener(store: SiteStore, signal?: AbortSignal): void {
  let isLost = false;
  /** A dialog has said that a form may have arrived, which the notice that nothing was sent would contradict. */
  let mayHaveArrived = false;

  const lost = () => {
    isLost = true;
    mayHaveArrived = selectDialog(store.getState())?.params.mayHaveArrived ?? false;
    store.dispatch(connectionLost());
  };

  const restored = () => {
    if (isLost) store.dispatch(mayHaveArrived ? connectionNoticeDismissed() : connectionRestored());
    isLost = false;
  };

  // A submission sent before the connection was lost has arrived, so the notice that nothing was sent would be wrong.
  const arrived = () => {
    isLost = false;
  };

  store.dispatch(listenTo({ actionCreator: submissionStored, effect: arrived }));
  store.dispatch(
    listenTo({
      actionCreator: dialogOpened,
      effect: ({ payload }) => {
        if (payload.params?.mayHaveArrived) mayHaveArrived = true;
      },
    }),
  );
  window.addEventListener('offline', lost, { signal });
  window.addEventListener('online', restored, { signal });
  if (!navigator.onLine) lost();
}
