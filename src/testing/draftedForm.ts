import type { Field } from '../../contract/fields.ts';
import type { FormNow } from '../forms/drafts/formUpdate.ts';

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
