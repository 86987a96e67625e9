import type { Field } from '../../../contract/fields.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { initialSync } from '../../forms/drafts/draftSync.ts';
import { afterFollowing, afterTyping } from '../../forms/drafts/draftTransitions.ts';
import type { FormNow } from '../../forms/drafts/formUpdate.ts';

/** Milliseconds since 1970 at which tests of drafts stop the clock. */
export const noon = Date.UTC(2026, 10, 20, 12);

export const meena = 'meena@example.org';

const fields: Field[] = [
  { name: 'name', label: 'Name', control: 'text' },
  { name: 'skills', label: 'Skills', control: 'text' },
  { name: 'resume', label: 'Resume', control: 'file' },
];

export const initialValues = { name: '', skills: '', resume: null };

/** An empty form with two text fields and a file, for the logged-in account of Meena. */
export const emptyForm: FormNow = {
  fields,
  owner: meena,
  values: initialValues,
  initialValues,
  prefillValues: {},
  entry: 'first',
  isOption: () => true,
  account: meena,
  isLogout: false,
  isSubmitting: false,
  isRead: true,
};

/** That form with answers in it. */
export const formWith = (values: FormNow['values']): FormNow => ({
  ...emptyForm,
  values: { ...initialValues, ...values },
});

/** Meena's draft. */
export const draft: Draft = {
  owner: meena,
  values: { name: 'Meena', skills: 'SQL' },
  fileNames: {},
  savedAt: noon - 1000,
  begunAt: noon - 5000,
  entry: 'first',
  changedAt: { name: noon - 4000, skills: noon - 3000 },
};

/** An anonymous draft, with the same answers. */
export const somebodys: Draft = { ...draft, owner: null, savedAt: noon - 9000, begunAt: noon - 9500 };

/** No draft was typed in this tab. */
export const elsewhere = { isTypedHere: false, now: noon };

/** A change of the form that is not saved yet. */
export const unsaved = (values: FormNow['values']) => ({ values, entry: 'first' });

/** What a form knows that has just been opened. */
export const opened = afterTyping(initialSync(initialValues), emptyForm, noon);

/** The visitor is asked about the anonymous draft. */
export const asked = afterFollowing(opened, somebodys, emptyForm, elsewhere);

/** Meena's draft was restored into the form, which has been rendered with it. */
export const back = (() => {
  const { patch = {}, ...sync } = afterFollowing(opened, draft, emptyForm, elsewhere);
  return afterTyping(sync, formWith(patch), noon);
})();
export const backForm = formWith({ name: 'Meena', skills: 'SQL' });
