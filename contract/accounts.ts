import { genders, plainOptions } from './enumerations.ts';
import type { Field } from './fields.ts';

const email = {
  name: 'email',
  label: 'Email',
  control: 'email',
  required: true,
  autoComplete: 'email',
} as const satisfies Field;

/** Sign-up (specification section 3): nine fields, all required. */
export const signUpFields = [
  { ...email, section: 'email' },
  {
    name: 'otp',
    label: 'OTP',
    control: 'code',
    required: true,
    section: 'email',
    autoComplete: 'one-time-code',
    help: 'The code from that message. Spaces do no harm.',
  },
  { name: 'name', label: 'Name', control: 'text', required: true, section: 'you', autoComplete: 'name' },
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
    autoComplete: 'sex',
  },
  {
    name: 'password',
    label: 'Password',
    control: 'password',
    required: true,
    section: 'password',
    autoComplete: 'new-password',
    help: 'The longer, the better: 8 characters or more.',
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

/** What the server accepts with one address only (send-otp-email, send-otp). */
export const emailFields = [email] as const satisfies readonly Field[];

/** What the server accepts to verify a code. */
export const verifyFields = [
  email,
  { name: 'otp', label: 'OTP', control: 'code', required: true },
] as const satisfies readonly Field[];

/** 1 Weak, 2 Medium, 3 Strong (specification section 4); 0 while nothing is typed. */
export type PasswordStatus = 0 | 1 | 2 | 3;
