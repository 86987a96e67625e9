import { genders } from './enumerations/choices.ts';
import { plainOptions } from './enumerations/options.ts';
import type { Field } from './fields.ts';
import { passwordLimits } from './passwords/passwordLimits.ts';

const email = {
  name: 'email',
  label: 'Email',
  control: 'email',
  required: true,
  autoComplete: 'email',
} as const satisfies Field;

const name = {
  name: 'name',
  label: 'Name',
  control: 'text',
  required: true,
  section: 'you',
  autoComplete: 'name',
} as const satisfies Field;

/** Tells the rules of `contract/passwords/passwords.ts` before anything is sent (specification SIGNUP-20). */
const newPasswordHelp = `The longer, the better: ${passwordLimits.minLength} characters or more. The commonest passwords and your own email are refused.`;

const codeHelp = 'The one-time code (OTP) from that message. Spaces do no harm.';

/** The questions about the person, beside name and email address. */
const personFields = [
  {
    name: 'phone_number',
    label: 'Phone number',
    control: 'tel',
    required: true,
    section: 'you',
    autoComplete: 'tel',
    width: 'half',
  },
  {
    name: 'date_of_birth',
    label: 'Date of birth',
    control: 'date',
    required: true,
    section: 'you',
    autoComplete: 'bday',
    range: 'birth',
    width: 'half',
  },
  {
    name: 'address',
    label: 'Address',
    control: 'multiline',
    required: true,
    section: 'you',
    autoComplete: 'street-address',
    rows: 2,
  },
  {
    name: 'gender',
    label: 'Gender',
    control: 'radio',
    required: true,
    section: 'you',
    options: plainOptions(genders),
  },
] as const satisfies readonly Field[];

/** Sign-up (specification SIGNUP-01): nine fields, all required. */
export const signUpFields = [
  { ...email, section: 'email' },
  {
    name: 'otp',
    label: 'OTP',
    control: 'code',
    required: true,
    section: 'email',
    autoComplete: 'one-time-code',
    help: codeHelp,
  },
  name,
  ...personFields,
  {
    name: 'password',
    label: 'Password',
    control: 'password',
    required: true,
    section: 'password',
    autoComplete: 'new-password',
    help: newPasswordHelp,
  },
  {
    name: 'confirm_password',
    label: 'Confirm password',
    control: 'password',
    required: true,
    section: 'password',
    autoComplete: 'new-password',
    equals: { field: 'password', message: 'Passwords do not match.' },
  },
] as const satisfies readonly Field[];

export const logInFields = [
  { ...email, autoComplete: 'username' },
  {
    name: 'password',
    label: 'Password',
    control: 'password',
    required: true,
    autoComplete: 'current-password',
  },
] as const satisfies readonly Field[];

/** The body of calls with an email address only (send-otp-email, send-otp). */
export const emailFields = [email] as const satisfies readonly Field[];

/** The body of the call that verifies a code. */
export const verifyFields = [
  email,
  { name: 'otp', label: 'OTP', control: 'code', required: true },
] as const satisfies readonly Field[];

/** Forgot password (specification FORGOT): the address first, then the code that was sent to it. */
export const forgotEmailFields = [
  {
    ...email,
    requiredMessage: 'Please enter your email address.',
    help: 'The email you signed up with.',
  },
] as const satisfies readonly Field[];

export const forgotCodeFields = [
  {
    name: 'otp',
    label: 'OTP',
    control: 'code',
    required: true,
    requiredMessage: 'Please enter the OTP.',
    autoComplete: 'one-time-code',
    help: codeHelp,
  },
] as const satisfies readonly Field[];

const newPassword = {
  name: 'newPassword',
  label: 'New Password',
  control: 'password',
  required: true,
  requiredMessage: 'New password is required.',
  autoComplete: 'new-password',
  help: newPasswordHelp,
} as const satisfies Field;

/** Reset password (specification RESET). The confirmation is not sent to the server. */
export const resetFields = [
  newPassword,
  {
    name: 'confirmPassword',
    label: 'Confirm New Password',
    control: 'password',
    required: true,
    requiredMessage: 'Confirm password is required.',
    autoComplete: 'new-password',
    equals: { field: 'newPassword', message: 'Passwords do not match.' },
  },
] as const satisfies readonly Field[];

/** The body of the call that sets a new password. */
export const resetCallFields = [email, newPassword] as const satisfies readonly Field[];

/** The profile (specification EDIT-02): six fields; the email address is not editable. */
export const profileFields = [
  name,
  { ...email, readOnly: true, help: 'The name of your account. It cannot be changed here.' },
  ...personFields,
] as const satisfies readonly Field[];

type ProfileName = (typeof profileFields)[number]['name'];
/** All six answers as text; a date as YYYY-MM-DD. */
export type Profile = Record<ProfileName, string>;

/** An earlier job application of the visitor. `sentAt` is the time at which it was stored, in milliseconds since 1970. */
export type EarlierApplication = { role: string; sentAt: number };

/** The response with the profile lists this many at most, newest first. Without any, it has no such list. */
export const mostJobApplications = 20;

/** The response of the profile call. */
export type ProfileWithApplications = Profile & { jobApplications?: readonly EarlierApplication[] };
