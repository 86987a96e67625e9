import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { SiteDispatch, SiteState } from '../../state/siteStore.ts';
import { dynamicMiddleware } from './store.ts';

/** Not part of `makeStore`, because the first load has no listener that is for every store. */
const appListeners = createListenerMiddleware();
dynamicMiddleware.addMiddleware(appListeners.middleware);

/**
 * Starts a listener of every store. It is for code that is loaded with a page and has no reference to a store; all other
 * code dispatches `listenTo` (state/siteStore.ts). Starting it again, with the same functions, has no effect.
 */
export const startAppListening = appListeners.startListening.withTypes<SiteState, SiteDispatch>();
