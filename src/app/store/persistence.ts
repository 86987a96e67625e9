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
import type { ApplicationKind } from '../../../contract/applications.ts';
import { isFresh } from '../../state/draftsSlice.ts';
import type { Draft, DraftsState } from '../../state/draftsSlice.ts';
import { draftsNotWritten, draftsWritten, selectStorageBlocked } from '../../state/noticesSlice.ts';
import type { SentForm } from '../../state/receiptSlice.ts';
import { colourModes } from '../../state/uiSlice.ts';
import type { Preferences } from '../../state/uiSlice.ts';
import { isReadable, storageOf } from './webStorage.ts';
import type { SiteStore } from './store.ts';

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
  restore: (stored: Stored) => object;
  /** Is told of each attempt to write whether it worked. */
  report?: (written: boolean) => void;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Stored => typeof value === 'object' && value !== null;
const textsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, text]) => (isText(text) ? [[name, text]] : [])),
      )
    : {};

function draftOf(value: unknown): Draft | undefined {
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
  return isRecord(value) &&
    isText(value['kind']) &&
    isRecord(value['params']) &&
    !value['transient'] &&
    !value['passing']
    ? value
    : null;
}

function sentFileOf(value: unknown): SentForm['file'] {
  if (!isRecord(value)) return null;
  const { field, name, size, reference } = value;
  if (!isText(field) || !isText(name) || typeof size !== 'number') return null;
  return { field, name, size, reference: isText(reference) ? reference : null };
}

/** Its kind is believed by whoever finds a dialog of the same kind. */
function sentFormOf(value: unknown): SentForm | null {
  if (!isRecord(value) || !isText(value['kind'])) return null;
  const { kind, owner, sentAt, reference, values, file, mailed } = value;
  if (typeof sentAt !== 'number' || !isRecord(values)) return null;
  return {
    kind: kind as ApplicationKind,
    owner: isText(owner) ? owner : null,
    sentAt,
    reference: isText(reference) ? reference : null,
    values: textsOf(values),
    file: sentFileOf(file),
    mailed: mailed === true,
  };
}

function restoreDrafts(stored: Stored): DraftsState {
  const drafts: DraftsState = {};
  for (const [form, value] of Object.entries(stored)) {
    const draft = draftOf(value);
    if (draft && isFresh(draft)) drafts[form as ApplicationKind] = draft;
  }
  return drafts;
}

const restorePreferences = ({ colourMode, motionPaused }: Stored): Preferences => {
  const mode = colourModes.find((known) => known === colourMode);
  return { ...(mode ? { colourMode: mode } : {}), ...(motionPaused === true ? { motionPaused } : {}) };
};

/** Where it goes whether drafts could be written; reducers are made before there is a store. */
let reportDrafts: (written: boolean) => void = () => {};

/** Each slice by itself: the account, colours and drafts outlive the visit; an open result and its receipt a reload of their tab. */
const slices = {
  auth: {
    area: () => window.localStorage,
    keys: ['token'],
    restore: ({ token }) => (isText(token) ? { token } : {}),
  },
  ui: {
    area: () => window.localStorage,
    keys: ['colourMode', 'motionPaused'],
    restore: restorePreferences,
  },
  drafts: {
    area: () => window.localStorage,
    restore: restoreDrafts,
    report: (written) => reportDrafts(written),
  },
  dialog: {
    area: () => window.sessionStorage,
    keys: ['current'],
    restore: ({ current }) => ({ current: dialogOf(current) }),
  },
  receipt: {
    area: () => window.sessionStorage,
    keys: ['sent'],
    restore: ({ sent }) => ({ sent: sentFormOf(sent) }),
  },
} satisfies Record<string, Slice>;

export type PersistedSlice = keyof typeof slices;

/** A slice's reducer that also keeps its lasting part. */
export function persisted<State>(name: PersistedSlice, reducer: Reducer<State>) {
  const { area, keys, restore, report }: Slice = slices[name];
  return persistReducer<State>(
    {
      key: name,
      version,
      ...(keys ? { whitelist: keys } : {}),
      storage: storageOf(area, report),
      migrate: async (stored) => stored && { ...restore({ ...stored }), _persist: stored._persist },
    },
    reducer,
  );
}

/** A slice's text as it lies in storage, read as at a start; null where it is damaged. */
const reading =
  <Restored>(restore: (stored: Stored) => Restored) =>
  (text: string | null): Restored | null => {
    if (text === null) return restore({});
    if (!isReadable(text)) return null;
    const entries = Object.entries(JSON.parse(text) as Record<string, string>);
    return restore(Object.fromEntries(entries.map(([key, value]) => [key, JSON.parse(value) as unknown])));
  };

/** What another tab has written. */
export const restoredFrom = { drafts: reading(restoreDrafts), ui: reading(restorePreferences) };

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

  let kept = store.getState().drafts;
  let writing = false;
  store.subscribe(() => {
    if (writing || store.getState().drafts === kept) return;
    writing = true;
    void persistor.flush();
    writing = false;
    // Writing marks the state anew.
    kept = store.getState().drafts;
  });

  return persistor;
}
