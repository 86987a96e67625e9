import { formNameOf } from '../../content/applications/formNameOf.ts';
import { accountFormNames } from '../../content/trace/stepSentences.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { formFields } from '../sanitizer/formFields.ts';

type AccountForm = keyof typeof accountFormNames;

export const isAccountForm = (form: FormName): form is AccountForm => Object.hasOwn(accountFormNames, form);

/** The title of a form: ‘Job application’, ‘Sign-up’. */
export const formTitleOf = (form: FormName): string =>
  isAccountForm(form) ? accountFormNames[form] : formNameOf(form);

/** The label of a field; its name where this build has no such field. */
export const fieldLabelOf = (form: FormName, name: string): string =>
  formFields[form].find((field) => field.name === name)?.label ?? name;
