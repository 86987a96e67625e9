import { applicationKinds, fieldsOf } from '../../../../contract/applications.ts';
import type { ApplicationKind } from '../../../../contract/applications.ts';
import type { FieldProgress, FormProgress } from '../../../state/forms/formsSlice.ts';
import type { Moment } from '../../../trace/replay/replayMessages.ts';
import type { RootState } from '../../store/store.ts';

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
export function typingOf(
  before: RootState,
  state: RootState,
  restored: Moment['restored'] = {},
): RootState | null {
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
