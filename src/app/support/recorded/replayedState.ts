import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { fieldsOf } from '../../../../contract/applications.ts';
import { fileFieldOf } from '../../../../contract/fields.ts';
import { keysOf } from '../../../../contract/keysOf.ts';
import { unknownSize } from '../../../../contract/files/sizeOf.ts';
import type { SiteState } from '../../../state/siteStore.ts';
import type { StoredSubmission } from '../../../state/forms/receiptSlice.ts';
import { stateOf } from '../../../trace/replay/stateOf.ts';
import type { Moment } from '../../../trace/replay/replayMessages.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';
import { rehydratedMark } from '../../store/persistedCodec.ts';
import type { RootState } from '../../store/store.ts';
import { guardedForms } from './mountStateOf.ts';
import { hiddenAddress, placeholderOf } from './placeholders.ts';
import { replayedApi } from './replayedApi.ts';

/**
 * The `begunAt` of every replayed draft. Session storage has the same value, which marks anonymous drafts as this tab's
 * own.
 */
export const begunAt = 1;

const authOf = ({ claims, ...auth }: SiteState['auth']): SiteState['auth'] => ({
  ...auth,
  claims: claims && { ...claims, email: hiddenAddress },
});

const dialogOf = ({ current, ...dialog }: SiteState['dialog']): SiteState['dialog'] => ({
  ...dialog,
  current: current && {
    ...current,
    params: { ...current.params, ...(current.params.owner && { owner: hiddenAddress }) },
  },
});

/** A trace does not say which fields of a submission were filled in: all are, except conditional ones. */
function submissionOf(sent: StoredSubmission, owner: string | null): StoredSubmission {
  const fields = fieldsOf(sent.kind);
  const values = fields.flatMap((field) => {
    const value = field.showWhen ? '' : placeholderOf(field);
    return typeof value === 'string' ? [[field.name, value] as const] : [];
  });
  const fileField = fileFieldOf(fields);
  return {
    ...sent,
    owner,
    reference: hiddenAnswer,
    values: Object.fromEntries(values),
    file:
      sent.file && fileField
        ? { field: fileField.name, name: `${hiddenAnswer}.pdf`, size: unknownSize, reference: hiddenAnswer }
        : null,
  };
}

function mapped<Key extends string, Value extends object>(
  record: Readonly<Partial<Record<Key, Value>>>,
  to: (value: Value, key: Key) => Value,
): Partial<Record<Key, Value>> {
  const made: Partial<Record<Key, Value>> = {};
  for (const key of keysOf(record)) {
    const value = record[key];
    if (value) made[key] = to(value, key);
  }
  return made;
}

/** The store's state at a moment, rebuilt from its snapshot with placeholders. */
export function stateAt({ snapshot }: Moment): RootState {
  const state = stateOf(snapshot);
  const auth = authOf(state.auth);
  const account = auth.claims?.email ?? null;
  return {
    ...state,
    auth: { ...auth, ...rehydratedMark },
    ui: { ...state.ui, ...rehydratedMark },
    dialog: { ...dialogOf(state.dialog), ...rehydratedMark },
    drafts: {
      ...mapped(state.drafts, (draft, kind) => ({
        ...draft,
        // A draft belongs to its account also after the session is over. Older files do not hold `hasOwner`, but a
        // guarded form cannot be filled in without a session.
        owner: draft.owner !== null || guardedForms.includes(kind) ? hiddenAddress : null,
        begunAt,
      })),
      ...rehydratedMark,
    },
    receipt: {
      ...state.receipt,
      sent: state.receipt.sent && submissionOf(state.receipt.sent, account),
      ...rehydratedMark,
    },
    accountEntries: mapped({ ...state.accountEntries }, (entries) => ({
      ...entries,
      code: entries.code && { ...entries.code, address: hiddenAddress },
    })),
    api: replayedApi(snapshot.api),
  };
}

/**
 * As `stateAt`, but unchanged parts keep the identity that they have in `before`, the state that is shown now, so that
 * they are not re-rendered.
 */
export const replayedState = (moment: Moment, before?: RootState): RootState =>
  copyWithStructuralSharing<RootState>(before, stateAt(moment));
