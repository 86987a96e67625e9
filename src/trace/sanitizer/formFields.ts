import {
  forgotCodeFields,
  forgotEmailFields,
  logInFields,
  profileFields,
  resetFields,
  signUpFields,
} from '../../../contract/accounts.ts';
import { applicationKinds, fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Field } from '../../../contract/fields.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';

const applicationFields = Object.fromEntries(
  applicationKinds.map((kind) => [kind, fieldsOf(kind)]),
) as Record<ApplicationKind, readonly Field[]>;

/** The fields of each form of the site. */
export const formFields: Readonly<Record<FormName, readonly Field[]>> = {
  ...applicationFields,
  signUp: signUpFields,
  login: logInFields,
  forgotPassword: [...forgotEmailFields, ...forgotCodeFields],
  resetPassword: resetFields,
  profile: profileFields,
};
