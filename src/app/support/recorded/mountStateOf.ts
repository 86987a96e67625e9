import { applicationKinds, fieldsOf } from '../../../../contract/applications.ts';
import type { ApplicationKind } from '../../../../contract/applications.ts';
import type { FieldProgress, FormName, FormProgress } from '../../../state/forms/formsSlice.ts';
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
  { restored = {}, sessionKept = false }: Pick<Moment, 'restored' | 'sessionKept'> = {},
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

const answered: FieldProgress = { touched: false, filled: true, error: null, refusal: null };

/** The unconditional text fields of a form, which it starts with empty. */
const textFieldsOf = (kind: ApplicationKind): string[] =>
  fieldsOf(kind)
    .filter(({ control, showWhen }) => !showWhen && (control === 'text' || control === 'multiline'))
    .map(({ name }) => name);

/**
 * The fields of a form in which something is typed: a form in which nothing seems to be typed saves no draft. If no answer
 * was reported yet, such as after a file was chosen, all text fields are marked as filled; otherwise the fields stay the
 * same object, so that they are not rendered for this.
 */
function typedFields(kind: ApplicationKind, fields: FormProgress['fields'] = {}): FormProgress['fields'] {
  const names = textFieldsOf(kind);
  if (names.some((name) => fields[name]?.filled)) return fields;
  return { ...fields, ...Object.fromEntries(names.map((name) => [name, answered])) };
}

/**
 * If a draft is new since `before` and was typed into an open form, the state in which it was typed: without the draft,
 * with filled fields, and still editing, because a form that is being sent saves no draft. Otherwise null.
 */
export function typingOf(before: RootState, state: RootState, restored: Restored = {}): RootState | null {
  const { drafts, forms } = state;
  const typed = applicationKinds.filter(
    (kind) => forms[kind] && drafts[kind] && !before.drafts[kind] && !restored[kind],
  );
  if (typed.length === 0) return null;
  const editing = typed.map((kind) => {
    const form = forms[kind];
    return [kind, { ...form, fields: typedFields(kind, form?.fields), phase: 'editing' }] as const;
  });
  return { ...state, drafts: before.drafts, forms: { ...forms, ...Object.fromEntries(editing) } };
}
