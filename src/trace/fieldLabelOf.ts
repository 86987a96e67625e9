import {
  forgotCodeFields,
  forgotEmailFields,
  logInFields,
  profileFields,
  resetFields,
  signUpFields,
} from '../../contract/accounts.ts';
import { applications } from '../../contract/applications.ts';
import type { Field } from '../../contract/fields.ts';
import { accountFormNames } from '../content/trace/stepSentences.ts';
import type { FormName } from '../state/forms/formsSlice.ts';

type AccountForm = keyof typeof accountFormNames;

const accountFields: Record<AccountForm, readonly Field[]> = {
  signUp: signUpFields,
  login: logInFields,
  forgotPassword: [...forgotEmailFields, ...forgotCodeFields],
  resetPassword: resetFields,
  profile: profileFields,
};

const isAccountForm = (form: FormName): form is AccountForm => Object.hasOwn(accountFields, form);

const fieldsOf = (form: FormName): readonly Field[] =>
  isAccountForm(form) ? accountFields[form] : applications[form].fields;

/** ‘Job application’, ‘Sign-up’. */
export function formTitleOf(form: FormName): string {
  if (isAccountForm(form)) return accountFormNames[form];
  const { noun } = applications[form];
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}

/** The label of a question; its name where this build has no such question. */
export const fieldLabelOf = (form: FormName, name: string): string =>
  fieldsOf(form).find((field) => field.name === name)?.label ?? name;
