import {
  forgotCodeFields,
  forgotEmailFields,
  logInFields,
  profileFields,
  resetFields,
  signUpFields,
} from '../../../contract/accounts.ts';
import { applicationKinds, fieldsOf } from '../../../contract/applications.ts';
import type { Field } from '../../../contract/fields.ts';
import { fromKeys } from '../../../contract/fromKeys.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';

/** The fields of each form of the site. */
export const formFields: Readonly<Record<FormName, readonly Field[]>> = {
  ...fromKeys(applicationKinds, fieldsOf),
  signUp: signUpFields,
  login: logInFields,
  forgotPassword: [...forgotEmailFields, ...forgotCodeFields],
  resetPassword: resetFields,
  profile: profileFields,
};
