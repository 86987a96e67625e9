import { applicationKinds } from '../../../../contract/applications.ts';
import type { FormName } from '../../../state/forms/formsSlice.ts';
import type { Snapshot } from '../../../trace/recording/snapshot.ts';
import type { Moment } from '../../../trace/replay/replayMessages.ts';
import type { RootState } from '../../store/store.ts';
import { hiddenAddress } from './placeholders.ts';

type Restored = Snapshot['drafts'];

/** Forms that open only with a session (specification GUARD-12). */
export const guardedForms: readonly FormName[] = [
  ...applicationKinds.filter((kind) => kind !== 'service' && kind !== 'feedback'),
  'profile',
];

/**
 * The drafts as open forms first saw them: as restored, or none where the draft was typed later. Other drafts are
 * unchanged.
 */
function draftsAtFirst({ drafts, forms }: RootState, restored: Restored): RootState['drafts'] {
  const open = applicationKinds.filter((kind) => forms[kind] && drafts[kind]);
  if (open.length === 0) return drafts;
  const first = { ...drafts };
  for (const kind of open) {
    const [draft, then] = [drafts[kind], restored[kind]];
    if (draft && then) first[kind] = { ...draft, savedAt: then.savedAt };
    else delete first[kind];
  }
  return first;
}

/**
 * The state that a page has to be mounted with, when a replay opens it in the middle of a visit, to look as it did
 * then: a guarded form stays open only if there was a session, any form remembers the account of a session that it had,
 * a code that was verified on the page is not asked for again, and a draft that was typed there is not announced as
 * restored. Unchanged parts stay the same objects, which avoids re-renders.
 */
export function mountStateOf<State extends RootState>(
  state: State,
  { restored = {}, sessionKept = false }: Pick<Moment, 'restored' | 'sessionKept'>,
): State {
  const { auth, forms } = state;
  const isKept = sessionKept || guardedForms.some((form) => forms[form] !== undefined);
  const needsSession = auth.claims === null && isKept;
  return {
    ...state,
    ...(needsSession && { auth: { ...auth, claims: { email: hiddenAddress, expiresAt: null } } }),
    drafts: draftsAtFirst(state, restored),
    ...(Object.keys(state.accountEntries ?? {}).length > 0 && { accountEntries: {} }),
  };
}
