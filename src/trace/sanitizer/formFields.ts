import {
  forgotCodeFields,
  forgotEmailFields,
  logInFields,
  profileFields,
  resetFields,
  signUpFields,
} from '../../../contract/accounts.ts';
import { applications } from '../../../contract/applications.ts';
import type { Field } from '../../../contract/fields.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';

/** The fields of each form of the site. */
export const formFields: Readonly<Record<FormName, readonly Field[]>> = {
  job: applications.job.fields,
  internship: applications.internship.fields,
  partnership: applications.partnership.fields,
  service: applications.service.fields,
  consultation: applications.consultation.fields,
  feedback: applications.feedback.fields,
  signUp: signUpFields,
  login: logInFields,
  forgotPassword: [...forgotEmailFields, ...forgotCodeFields],
  resetPassword: resetFields,
  profile: profileFields,
};
