import type { Router } from '../routes/showLoadingDuringNavigation.ts';
import { startArrivalListener } from './arrivalListener.ts';
import { startCompletionListener } from './completionListener.ts';
import { startMissedWritesListener } from './missedWritesListener.ts';
import { startOtherTabsListener } from './otherTabsListener.ts';
import { showOffline } from './showOffline.ts';
import { startSessionListener } from './sessionListener.ts';
import { loadWithRetry } from '../../hydration/loading/loadWithRetry.ts';
import { savesData } from '../../hydration/loading/savesData.ts';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import { whenUsed } from '../../hydration/timing/whenUsed.ts';
import { recorder } from '../../trace/recording/recorder.ts';
import { dynamicMiddleware } from '../store/store.ts';
import type { copyOfStorage } from '../store/webStorage.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';

/** In the chunk of the notices, which is thereby fetched before a notice is needed. */
const loadLateListeners = () => import(/* webpackChunkName: "notices" */ './lateListeners.ts');

/** Loads and starts them, again and again while they do not arrive. Offline the visitor is told meanwhile. */
function startLateListeners(store: SiteStore): void {
  let hideOffline: (() => void) | undefined;
  const load = async () => {
    try {
      return await loadLateListeners();
    } catch (error) {
      if (!navigator.onLine) hideOffline ??= showOffline();
      throw error;
    }
  };
  loadWithRetry(load, (late) => {
    hideOffline?.();
    late.startLateListeners(store);
  });
}

/** Whether the open page calls the server, for which it has added the API to the store. */
const callsServer = (state: object) => 'api' in state;

/**
 * Fetches the scripts of dialogs and notices. Without them a page that has lost its connection before it was first used
 * could not ask whether to log out, nor say that a form was not saved.
 */
async function preloadMessages(signal?: AbortSignal): Promise<void> {
  await whenIdle();
  if (signal?.aborted || savesData()) return;
  const [{ preloadReport }] = await Promise.all([
    import(/* webpackChunkName: "dialog" */ '../../dialogs/confirmation/ConfirmationDialogContent.tsx'),
    loadLateListeners(),
  ]);
  preloadReport();
}

/**
 * Starts all listeners of an open tab, once storage has been read.
 *
 * @param read what was in storage when it was read
 * @param signal removes the event listeners of the window, for tests; a tab keeps them until it is closed
 */
export function startListeners(
  store: SiteStore,
  router: Router,
  read: ReturnType<typeof copyOfStorage>,
  signal?: AbortSignal,
): void {
  // Before the listeners, some of which dispatch when they start.
  dynamicMiddleware.addMiddleware(recorder.middleware);
  startSessionListener(store, signal);
  startMissedWritesListener(store, read, signal);
  startOtherTabsListener(store, signal);
  startArrivalListener(store, router);
  startCompletionListener(store, signal);
  const preload = () => void preloadMessages(signal).catch(() => null);
  if (callsServer(store.getState())) preload();
  else
    store.dispatch(
      listenTo({
        predicate: (_, state, before) => callsServer(state) && !callsServer(before),
        effect: preload,
      }),
    );
  void whenUsed()
    .then(whenIdle)
    .then(() => startLateListeners(store));
}
