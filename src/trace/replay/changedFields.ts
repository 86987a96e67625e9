import type { FieldProgress, FormName } from '../../state/forms/formsSlice.ts';
import { changedKeys } from '../recording/changedKeys.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import { isCleared } from '../descriptions/describeForms.ts';
import { perStep } from './perStep.ts';

/** Where on its page a step happened: the fields that it changed, or those whose errors kept their form from being sent. */
export type ChangedFields = {
  form: FormName;
  /** In the order in which they were recorded. */
  names: readonly string[];
  /** The form was not sent because of them, so the page lists their errors above it. */
  listed: boolean;
  /** The number of steps up to and with the one that changed them. */
  position: number;
};

type Fields = Readonly<Record<string, FieldProgress>>;

const none: Fields = {};

const wrongIn = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { error }]) => (error === null ? [] : [name]));

/** The fields of one form that a step changed; null if there are none, or if the site changed them and not the visitor. */
function changedIn(
  form: FormName,
  before: Snapshot,
  after: Snapshot,
): Omit<ChangedFields, 'position'> | null {
  const then = before.forms[form];
  const now = after.forms[form];
  if (!now) return null;
  const wrong = wrongIn(now.fields);
  if (now.submitFailed && !then?.submitFailed && wrong.length > 0)
    return { form, names: wrong, listed: true };
  const fields = then?.fields ?? none;
  if (isCleared(form, fields, after)) return null;
  // The first report of a form also contains the values that it opened with.
  const isFirst = Object.keys(fields).length === 0;
  const names = changedKeys(fields, now.fields).filter(
    (name) => now.fields[name] !== undefined && (!isFirst || now.fields[name].touched),
  );
  return names.length === 0 ? null : { form, names, listed: false };
}

/**
 * The fields that were the last to change on the page that is open after a step; null if none did there. A trace does not
 * hold where the visitor had scrolled to.
 */
export const changedFieldsAt = perStep<ChangedFields | null>(
  () => null,
  (changedBefore, { before, after, position }) => {
    const isSamePage = after.navigation.path === before.navigation.path;
    const forms = before.forms === after.forms ? [] : changedKeys<FormName>(before.forms, after.forms);
    const changed = forms.flatMap((form) => changedIn(form, before, after) ?? []).at(-1);
    return changed ? { ...changed, position } : isSamePage ? changedBefore : null;
  },
);
