import {
  emailFields,
  logInFields,
  profileFields,
  resetCallFields,
  signUpFields,
  verifyFields,
} from '../contract/accounts.ts';
import { applicationKinds, applications, fieldsOf } from '../contract/applications.ts';
import type { CallName } from '../contract/calls.ts';
import type { Field } from '../contract/fields.ts';

const applicationFields = applicationKinds.flatMap((kind): [CallName, readonly Field[]][] => [
  [applications[kind].submit, fieldsOf(kind)],
  [applications[kind].mail, fieldsOf(kind)],
]);
/** The fields in the body of each call; calls without a body are left out. */
export const callFields: Partial<Record<CallName, readonly Field[]>> = {
  sendSignUpCode: emailFields,
  sendResetCode: emailFields,
  verifyCode: verifyFields,
  signUp: signUpFields,
  logIn: logInFields,
  resetPassword: resetCallFields,
  updateProfile: profileFields,
  ...Object.fromEntries(applicationFields),
};
