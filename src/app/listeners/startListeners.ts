import type { Router } from '../routes/coverMoves.ts';
import { startArrivalListener } from './arrivalListener.ts';
import { startConnectionListener } from './connectionListener.ts';
import { startCompletionListener } from './completionListener.ts';
import { startOtherTabsListener } from './otherTabsListener.ts';
import { startSessionListener } from './sessionListener.ts';
import { recorder } from '../../trace/recorder.ts';
import { laterMiddleware } from '../store/store.ts';
import type { SiteStore } from '../../state/hooks.ts';

/** Starts all listeners of an open tab, once storage has been read. Returns a stop function. */
export function startListeners(store: SiteStore, router: Router): () => void {
  // Ahead of the listeners, some of which dispatch as they start.
  laterMiddleware.addMiddleware(recorder.middleware);
  const stopFunctions = [
    startSessionListener(store),
    startOtherTabsListener(store),
    startConnectionListener(store),
    startArrivalListener(store, router),
    startCompletionListener(store),
  ];
  return () => {
    for (const stop of stopFunctions) stop();
  };
}
