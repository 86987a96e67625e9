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
import { keysOf } from '../../../contract/keysOf.ts';
import { sessionStored } from '../../state/auth/storedSession.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteState, SiteStore } from '../../state/siteStore.ts';
import { inStorage } from '../../state/inStorage.ts';
import type { StorageArea } from '../../state/inStorage.ts';
import { draftsNotWritten, draftsWritten, selectStorageBlocked } from '../../state/noticesSlice.ts';
import { initialPreferences } from '../../state/uiSlice.ts';
import { persistVersion, rehydratedMark, storageKeyOf } from './persistedCodec.ts';
import type { PersistedRecord, PersistedSliceName } from './persistedCodec.ts';
import { restore } from './restore.ts';
import { copyOfStorage, storageOf } from './webStorage.ts';

/** Actions of redux-persist; they carry functions by design. */
export const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

type PersistOptions<State> = {
  area: StorageArea;
  /** The keys of the slice that are stored; all where none are named. */
  keys?: (keyof State)[];
  /** Called after each attempt to write. */
  onWrite?: (written: boolean, record: PersistedRecord) => void;
};

/** Set by `startPersistence`, because the reducers and the storage they write to are made before the store. */
let onDraftsWrite: (written: boolean) => void = () => {};

/** Session, preferences and drafts outlive the visit; an open dialog and the receipt outlive a reload of their tab. */
const persistOptions: { [Name in PersistedSliceName]: PersistOptions<SiteState[Name]> } = {
  auth: {
    area: 'localStorage',
    keys: ['token', 'lapsed'],
    onWrite: (written, { token }) => {
      const key = storageKeyOf('auth');
      // With the disk full the entry of the session before would be left, perhaps another account's.
      if (!written) inStorage('localStorage', (storage) => storage.removeItem(key));
      sessionStored(written ? key : null, token);
    },
  },
  ui: { area: 'localStorage', keys: keysOf(initialPreferences) },
  drafts: { area: 'localStorage', onWrite: (written) => onDraftsWrite(written) },
  dialog: { area: 'sessionStorage', keys: ['current'] },
  receipt: { area: 'sessionStorage', keys: ['sent'] },
};

/**
 * A slice's reducer, persisted by redux-persist. Its own serialisation is off, because webStorage.ts encodes the
 * records.
 */
export function persisted<State>(name: PersistedSliceName, reducer: Reducer<State>) {
  const { area, keys, onWrite } = persistOptions[name];
  const storage = storageOf(area, onWrite);
  return persistReducer<State>(
    {
      key: name,
      version: persistVersion,
      whitelist: keys,
      storage,
      serialize: false,
      getStoredState: async () => {
        const stored = await storage.getItem(storageKeyOf(name));
        return stored ? { ...restore[name](stored), ...rehydratedMark } : undefined;
      },
    },
    reducer,
  );
}

/**
 * Starts reading and writing. The stored state arrives after this call, in REHYDRATE actions. Drafts are written at
 * once when they change, because the page then reports the draft as saved.
 *
 * @param onRead called once all slices are rehydrated, with a copy of local storage at that time
 */
export function startPersistence(
  store: SiteStore,
  onRead: (read: ReturnType<typeof copyOfStorage>) => void = () => {},
) {
  // Of the session in this store nothing is stored yet, whatever a store before it has written.
  sessionStored(null, null);
  const persistor = persistStore(store, null, () => onRead(copyOfStorage()));

  onDraftsWrite = (written) => {
    // redux-persist may write from within a reducer, where nothing can be dispatched.
    queueMicrotask(() => {
      if (selectStorageBlocked(store.getState()) === written)
        store.dispatch(written ? draftsWritten() : draftsNotWritten());
    });
  };

  store.dispatch(
    listenTo({
      // FLUSH itself makes a new slice object, so reacting to it would never end.
      predicate: ({ type }, { drafts }, before) => drafts !== before.drafts && type !== FLUSH,
      effect: () => void persistor.flush(),
    }),
  );

  return persistor;
}
