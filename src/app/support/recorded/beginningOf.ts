import { applicationKinds, fieldsOf } from '../../../../contract/applications.ts';
import type { ApplicationKind } from '../../../../contract/applications.ts';
import type { FieldProgress, FormName } from '../../../state/forms/formsSlice.ts';
import type { Sight } from '../../../trace/recording/sight.ts';
import type { RootState } from '../../store/store.ts';
import { hiddenAddress } from './placeholders.ts';

type Restored = Sight['drafts'];

/** Forms that only somebody with a session has opened. */
export const guardedForms: readonly FormName[] = [
  'job',
  'internship',
  'partnership',
  'consultation',
  'profile',
];

/** The drafts that forms which are open were given back, as they were then. What is no draft of these stays. */
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
 * What a page must have seen first that is opened in the middle of a visit, so that it stands as it did: a form stays only
 * where there was a session, a code that was verified here is not asked for again, and a draft that was typed here is not
 * told to be back. What need not differ is the same object, so that nothing is drawn twice.
 */
export function beginningOf<State extends RootState>(state: State, restored: Restored = {}): State {
  const { auth, forms } = state;
  const needsSession = auth.claims === null && guardedForms.some((form) => forms[form] !== undefined);
  return {
    ...state,
    ...(needsSession && { auth: { ...auth, claims: { email: hiddenAddress, expiresAt: null } } }),
    drafts: draftsAtFirst(state, restored),
    ...(Object.keys(state.accountEntries ?? {}).length > 0 && { accountEntries: {} }),
  };
}

const answered: FieldProgress = { touched: false, filled: true, error: null, refusal: null };

/**
 * Answers to the questions that are asked in words, of which a form begins with none. A draft may be saved before the answers
 * in it are reported, as with a file that was chosen, and a form in which nothing seems to be typed saves none.
 */
const answersIn = (kind: ApplicationKind): Record<string, FieldProgress> =>
  Object.fromEntries(
    fieldsOf(kind).flatMap(({ name, control, showWhen }) =>
      showWhen || (control !== 'text' && control !== 'multiline') ? [] : [[name, answered] as const],
    ),
  );

/**
 * Where a form that is open has typed a draft that it did not have before, the state in which it typed it: without the draft,
 * with something typed, and not yet on its way, because what is being sent is not saved any more. Null where none has.
 */
export function typingOf(before: RootState, state: RootState, restored: Restored = {}): RootState | null {
  const { drafts, forms } = state;
  const typed = applicationKinds.filter(
    (kind) => forms[kind] && drafts[kind] && !before.drafts[kind] && !restored[kind],
  );
  if (typed.length === 0) return null;
  const editing = typed.map((kind) => {
    const fields = { ...forms[kind]?.fields, ...answersIn(kind) };
    return [kind, { ...forms[kind], fields, phase: 'editing' }] as const;
  });
  return { ...state, drafts: before.drafts, forms: { ...forms, ...Object.fromEntries(editing) } };
}
