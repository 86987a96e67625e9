import type { Reducer } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
} from 'redux-persist';
import { listenTo } from '../../state/hooks.ts';
import type { SiteStore } from '../../state/hooks.ts';
import { draftsNotWritten, draftsWritten, selectStorageBlocked } from '../../state/noticesSlice.ts';
import { restore, storageKeyOf } from './restore.ts';
import type { PersistedSlice } from './restore.ts';
import { storageOf } from './webStorage.ts';

/** Actions of redux-persist; they carry functions by design. */
export const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

const version = 1;

type Place = {
  area: () => Storage;
  /** The lasting part of the slice; all of it where none are named. */
  keys?: string[];
  /** Is told of each attempt to write whether it worked. */
  report?: (written: boolean) => void;
};

/** Where it goes whether drafts could be written; reducers are made before there is a store. */
let reportDrafts: (written: boolean) => void = () => {};

/** Each slice by itself: the account, colours and drafts outlive the visit; an open result and its receipt a reload of their tab. */
const places: Record<PersistedSlice, Place> = {
  auth: { area: () => window.localStorage, keys: ['token'] },
  ui: { area: () => window.localStorage, keys: ['colourMode', 'motionPaused'] },
  drafts: { area: () => window.localStorage, report: (written) => reportDrafts(written) },
  dialog: { area: () => window.sessionStorage, keys: ['current'] },
  receipt: { area: () => window.sessionStorage, keys: ['sent'] },
};

/** A slice's reducer that also keeps its lasting part. Texts are the codec's matter; redux-persist sees records only. */
export function persisted<State>(name: PersistedSlice, reducer: Reducer<State>) {
  const { area, keys, report } = places[name];
  const storage = storageOf(area, report);
  return persistReducer<State>(
    {
      key: name,
      version,
      whitelist: keys,
      storage,
      serialize: false,
      getStoredState: async () => {
        const stored = await storage.getItem(storageKeyOf(name));
        return stored ? { ...restore[name](stored), _persist: { version, rehydrated: true } } : undefined;
      },
    },
    reducer,
  );
}

/**
 * Starts reading and writing. What storage knows arrives after this call, in REHYDRATE actions. Drafts are written in the
 * moment they change, so that a page never says of one it is saved which is not.
 */
export function startPersistence(store: SiteStore) {
  const persistor = persistStore(store);

  reportDrafts = (written) => {
    // A reducer may be what is writing.
    queueMicrotask(() => {
      if (selectStorageBlocked(store.getState()) === written)
        store.dispatch(written ? draftsWritten() : draftsNotWritten());
    });
  };

  store.dispatch(
    listenTo({
      // Writing marks the slice anew.
      predicate: ({ type }, { drafts }, before) => drafts !== before.drafts && type !== FLUSH,
      effect: () => void persistor.flush(),
    }),
  );

  return persistor;
}
