import { applicationKinds } from '../../../contract/applications/kinds.ts';
import type { ApplicationKind } from '../../../contract/applications/kinds.ts';
import { sessionOf } from '../../state/auth/authSlice.ts';
import { isFresh } from '../../state/forms/draftsSlice.ts';
import type { Draft, DraftsState } from '../../state/forms/draftsSlice.ts';
import { inStorage } from '../../state/inStorage.ts';
import { numberOf, numbersOf, oneOf, recordOf, stringOf, stringsOf } from '../../state/readers.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import { initialPreferences } from '../../state/uiSlice.ts';
import type { Preferences } from '../../state/uiSlice.ts';
import { colourModes } from '../../theme/tokens/colourModes.ts';
import { decode, storageKeyOf } from './persistedCodec.ts';
import type { PersistedRecord, PersistedSliceName } from './persistedCodec.ts';

/**
 * Drafts written by earlier releases of the site have neither `changedAt` nor `begunAt`. The fields are in the order in
 * which a form writes them: a tab that takes over a draft then writes the same text, of which no other tab is told.
 * At most four drafts (`left`) are set aside in one (`keptOf` in state/forms/draftChain.ts).
 */
function draftOf(value: unknown, left = 4): Draft | undefined {
  const read = recordOf(value);
  const savedAt = numberOf(read['savedAt']);
  if (savedAt === undefined) return undefined;
  const earlier = left > 0 ? draftOf(read['earlier'], left - 1) : undefined;
  return {
    values: stringsOf(read['values']),
    fileNames: stringsOf(read['fileNames']),
    owner: stringOf(read['owner']) ?? null,
    savedAt,
    begunAt: numberOf(read['begunAt']),
    entry: stringOf(read['entry']),
    ...(recordOf(read['changedAt']) === read['changedAt'] && { changedAt: numbersOf(read['changedAt']) }),
    ...(earlier && isFresh(earlier) && { earlier }),
  };
}

/** The kind is not checked here but by the dialog, because the catalogue of kinds is not part of the first load. */
function dialogOf(value: unknown): PersistedRecord | null {
  const dialog = recordOf(value);
  const isWhole = stringOf(dialog['kind']) !== undefined && typeof dialog['params'] === 'object';
  return isWhole && dialog['params'] !== null && !dialog['transient'] ? dialog : null;
}

function sentFileOf(value: unknown): StoredSubmission['file'] {
  const read = recordOf(value);
  const [field, name, size] = [stringOf(read['field']), stringOf(read['name']), numberOf(read['size'])];
  if (field === undefined || name === undefined || size === undefined) return null;
  return { field, name, size, reference: stringOf(read['reference']) ?? null };
}

/**
 * The kind is not checked here: a receipt is only shown from a dialog of the same kind (dialogs/receipt/useReceipt.ts).
 */
function submissionOf(value: unknown): StoredSubmission | null {
  const read = recordOf(value);
  const [kind, sentAt] = [stringOf(read['kind']), numberOf(read['sentAt'])];
  if (kind === undefined || sentAt === undefined || !read['values']) return null;
  return {
    kind: kind as ApplicationKind,
    owner: stringOf(read['owner']) ?? null,
    sentAt,
    reference: stringOf(read['reference']) ?? null,
    values: stringsOf(read['values']),
    file: sentFileOf(read['file']),
    mailed: read['mailed'] === true,
  };
}

/** For each slice, reads the valid part of a stored record, which anything may have written. */
export const restore = {
  auth: ({ token, lapsed }: PersistedRecord) => ({
    ...sessionOf(stringOf(token) ?? null),
    lapsed: lapsed === true,
  }),
  ui: ({ colourMode, motionPaused }: PersistedRecord): Preferences => ({
    colourMode: oneOf(colourModes, colourMode) ?? initialPreferences.colourMode,
    motionPaused: motionPaused === true,
  }),
  drafts: (stored: PersistedRecord): DraftsState => {
    const drafts: DraftsState = {};
    for (const form of applicationKinds) {
      const draft = draftOf(stored[form]);
      if (draft && isFresh(draft)) drafts[form] = draft;
    }
    return drafts;
  },
  dialog: ({ current }: PersistedRecord) => ({ current: dialogOf(current) }),
  receipt: ({ sent }: PersistedRecord) => ({ sent: submissionOf(sent) }),
} satisfies Record<PersistedSliceName, (stored: PersistedRecord) => object>;

/** Reads a slice from its text in storage. No text gives the slice of an empty record, a damaged text gives null. */
const reading =
  <Restored>(restoreSlice: (stored: PersistedRecord) => Restored) =>
  (text: string | null): Restored | null => {
    const stored = text === null ? {} : decode(text);
    return stored && restoreSlice(stored);
  };

/** Readers of the slices that other tabs write. */
export const restoredFrom = {
  auth: reading(restore.auth),
  drafts: reading(restore.drafts),
  ui: reading(restore.ui),
};

/** The token in the stored text of `auth`; null for none or a damaged text. */
export const tokenIn = (text: string | null): string | null => restoredFrom.auth(text)?.token ?? null;

/** The token that is in storage now, whichever tab wrote it; null for none or where storage is blocked. */
export const storedToken = (): string | null =>
  tokenIn(inStorage('localStorage', (storage) => storage.getItem(storageKeyOf('auth'))) ?? null);
