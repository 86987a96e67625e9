import type { UnknownAction } from '@reduxjs/toolkit';
import { accountEntriesSlice, codeForms } from '../../state/forms/accountEntriesSlice.ts';
import type { AccountEntriesState, FormEntries } from '../../state/forms/accountEntriesSlice.ts';
import { codeStages, codeUses } from '../../state/forms/oneTimeCode.ts';
import type { SentCode } from '../../state/forms/oneTimeCode.ts';
import type { SiteState } from '../../state/siteStore.ts';
import { inStorage, storedJson } from '../../state/inStorage.ts';
import { numberOf, oneOf, recordOf, stringOf, stringsOf } from '../../state/readers.ts';

const storageKey = 'account-entries';

function sentCodeOf(value: unknown): SentCode | null {
  const read = recordOf(value);
  const [address, stage] = [stringOf(read['address']), oneOf(codeStages, read['stage'])];
  const endsAt = numberOf(read['endsAt']);
  if (address === undefined || !stage || endsAt === undefined) return null;
  const [sendAfter = 0, verifyAfter = 0, toldAt = 0] = ['sendAfter', 'verifyAfter', 'toldAt'].map((name) =>
    numberOf(read[name]),
  );
  const lost = oneOf(codeUses, read['lost']);
  return { address, stage, endsAt, sendAfter, verifyAfter, toldAt, lost };
}

const entriesOf = (value: unknown): FormEntries => {
  const read = recordOf(value);
  return {
    owner: stringOf(read['owner']) ?? null,
    values: stringsOf(read['values']),
    code: sentCodeOf(read['code']),
  };
};

/** The valid part of a stored value, which anything may have written. */
export function accountEntriesOf(value: unknown): AccountEntriesState {
  const stored = recordOf(value);
  return Object.fromEntries(
    codeForms.flatMap((form) => (stored[form] ? [[form, entriesOf(stored[form])] as const] : [])),
  );
}

/** Where storage is blocked or damaged the entries start empty, and last as long as the document. */
const readStored = (): AccountEntriesState => accountEntriesOf(storedJson('sessionStorage', storageKey));

const write = (entries: AccountEntriesState): void =>
  inStorage('sessionStorage', (storage) =>
    Object.keys(entries).length === 0
      ? storage.removeItem(storageKey)
      : storage.setItem(storageKey, JSON.stringify(entries)),
  );

/** The slice, whose initial state is what this tab's session storage holds. */
export const accountEntries = {
  reducerPath: accountEntriesSlice.reducerPath,
  reducer: (state: AccountEntriesState | undefined, action: UnknownAction) =>
    accountEntriesSlice.reducer(state ?? readStored(), action),
};

export const haveEntriesChanged = (_action: UnknownAction, state: SiteState, before: SiteState): boolean =>
  state.accountEntries !== before.accountEntries;

/** Writes the slice synchronously when it changes: a phone may give a tab in the background no later task. */
export const writeEntries = (_action: UnknownAction, { getState }: { getState: () => SiteState }): void =>
  write(getState().accountEntries ?? {});
