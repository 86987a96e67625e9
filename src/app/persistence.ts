import type { Reducer, Store } from '@reduxjs/toolkit';
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
import { colourModes } from '../state/uiSlice.ts';
import { storageOf } from './storage.ts';

/** What redux-persist asks of a storage. */
export type WebStorage = {
  getItem: (key: string) => Promise<string | null>;
  setItem: (key: string, value: string) => Promise<void>;
  removeItem: (key: string) => Promise<void>;
};

/** Actions of redux-persist; they carry functions by design. */
export const persistActions = [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE];

const version = 1;

type Stored = Record<string, unknown>;
type Slice = {
  area: () => Storage;
  /** The lasting part of the slice; all of it where none are named. */
  keys?: string[];
  /** Keeps of a stored state what this version understands; anybody may have written it. */
  restore: (stored: Stored) => Stored;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
const textsOf = (value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, text]) => isText(text))) : {};

function draftOf(value: unknown): Stored | undefined {
  if (!isRecord(value) || typeof value['savedAt'] !== 'number') return undefined;
  const owner = isText(value['owner']) ? value['owner'] : null;
  return {
    owner,
    savedAt: value['savedAt'],
    values: textsOf(value['values']),
    fileNames: textsOf(value['fileNames']),
    ...(isText(value['entry']) ? { entry: value['entry'] } : {}),
  };
}

/** Whether the kind is known is for the dialog to say: its catalogue is no part of the first load. */
function dialogOf(value: unknown): Stored | null {
  return isRecord(value) && isText(value['kind']) && isRecord(value['params']) && !value['passing']
    ? value
    : null;
}

/** Each slice by itself: the account, colours and drafts outlive the visit; an open result survives a reload of its tab. */
const slices = {
  auth: {
    area: () => window.localStorage,
    keys: ['token'],
    restore: ({ token }) => (isText(token) ? { token } : {}),
  },
  ui: {
    area: () => window.localStorage,
    keys: ['colourMode', 'motionPaused'],
    restore: ({ colourMode, motionPaused }) => ({
      ...(colourModes.some((mode) => mode === colourMode) ? { colourMode } : {}),
      ...(motionPaused === true ? { motionPaused } : {}),
    }),
  },
  drafts: {
    area: () => window.localStorage,
    restore: (stored) =>
      Object.fromEntries(
        Object.entries(stored).flatMap(([form, value]) => {
          const draft = draftOf(value);
          return draft ? [[form, draft]] : [];
        }),
      ),
  },
  dialog: {
    area: () => window.sessionStorage,
    keys: ['current'],
    restore: ({ current }) => ({ current: dialogOf(current) }),
  },
} satisfies Record<string, Slice>;

export type PersistedSlice = keyof typeof slices;

/** A slice's reducer that also keeps its lasting part. */
export function persisted<State>(name: PersistedSlice, reducer: Reducer<State>) {
  const { area, keys, restore }: Slice = slices[name];
  return persistReducer<State>(
    {
      key: name,
      version,
      ...(keys ? { whitelist: keys } : {}),
      storage: storageOf(area),
      migrate: async (stored) => stored && { ...restore({ ...stored }), _persist: stored._persist },
    },
    reducer,
  );
}

/** Starts reading and writing. What storage knows arrives after this call, in REHYDRATE actions. */
export const startPersistence = (store: Store) => persistStore(store);
