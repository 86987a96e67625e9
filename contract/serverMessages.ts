import {
  emailFields,
  logInFields,
  profileFields,
  resetCallFields,
  signUpFields,
  verifyFields,
} from './accounts.ts';
import { applicationKinds, fieldsOf } from './applications.ts';
import { requiredMessageOf } from './fields.ts';
import type { Field } from './fields.ts';
import { formatMessages, passwordMessages, tooLongMessageOf, unstorableMessageOf } from './messages.ts';
import { limitText } from './files/uploadLimit.ts';

/*
 * The server's messages. Each is fixed except for a label of the form and a number, so that a client can tell it from the
 * text of another sender, such as a proxy.
 */

export const serverMessages = {
  codeSent: 'OTP sent to your email. Please check your inbox.',
  resetCodeSent: 'OTP sent to your email.',
  codeVerified: 'OTP verified successfully.',
  accountCreated: 'Account created successfully.',
  loggedIn: 'Logged in successfully.',
  passwordReset: 'Password reset successfully.',
  profileLoaded: 'Profile loaded successfully.',
  profileUpdated: 'Profile updated successfully!',
  submitted: 'Submitted successfully.',
  emailQueued: 'Email queued.',
  emailSent: 'Email already sent.',

  wrongSignUpCode: 'Invalid OTP. Try again.',
  wrongResetCode: 'Invalid OTP. Please try again.',
  noMoreCodes: 'No more codes can be sent at the moment. Please try again later.',
  unverifiedEmail: 'Please verify OTP before signing up.',
  accountExists: 'An account with this email already exists.',
  wrongLogIn: 'Invalid email or password.',
  logInNeeded: 'Please log in again to go on.',
  profileChanged: 'Your profile was changed elsewhere meanwhile. Please save it once more.',
  unverifiedReset: 'Please verify the code sent to your email first.',
  noResetCookie:
    'Please verify the code sent to your email first. If you just did, your browser refused the cookie that proves it: please allow cookies for this site.',
  noSubmission: 'No matching submission.',
  emailFailed: 'The email could not be delivered.',
  noFile: 'There is no such file, or the link to it has expired.',

  invalid: 'Please check your entries.',
  emptyFile: 'This file is empty. Please save it again as a PDF and choose it once more.',
  answeredTwice: 'The form answers a question twice.',
  unreadableForm: 'The form could not be read. Please try again.',
  formTooLarge: 'The form is too large.',
  tooManyParts: 'The form has too many parts.',
  notJson: 'This call takes application/json.',
  notMultipart: 'This call takes multipart/form-data.',
  unreadable: 'The request could not be read. Please try again.',
  tooLarge: 'The request is too large.',
  brokenOff: 'The request broke off before its end. Please try again.',
  late: 'The request did not arrive in time. Please check the connection and try again.',
  addressTooLong: 'The address of the request is too long.',
  headersTooLarge: 'The headers of the request are too large.',
  noTransferCoding: 'This server takes no transfer coding but chunked.',
  noExpectation: 'This server cannot meet the Expect header of the request.',
  foreign: 'This request came from another site and was refused.',
  noAddress: 'There is nothing at this address.',
  wrongMethod: 'This address does not take that method.',

  starting: 'The server is starting. Please try again in a moment.',
  busy: 'The server is busy. Please try again in a moment.',
  unavailable: 'The service is not available at the moment. Please try again.',
  full: 'There is no room left to store this. Please try again later.',
  failed: 'Something went wrong. Please try again.',
} as const;

/** The first sentence of a refusal by a rate limit. */
export const limits = {
  requests: 'Too many requests.',
  logIns: 'Too many attempts to log in.',
  codes: 'Too many codes were asked for.',
  wrongCodes: 'Too many wrong codes.',
  files: 'Too many files are on their way at once.',
  forms: 'You have sent many forms in a short time.',
  formsOfDay: 'You have sent many forms in a day.',
} as const;

/** What the visitor can do after the wait. */
export const retryAdvice = { tryAgain: 'try again', newCode: 'ask for a new one' } as const;

export type Limit = (typeof limits)[keyof typeof limits];
export type RetryAdvice = (typeof retryAdvice)[keyof typeof retryAdvice];

/** A number of seconds in words, in seconds, minutes or hours, rounded up. */
function durationOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(seconds / 3600);
  if (seconds === 1) return '1 second';
  if (seconds < 90) return `${seconds} seconds`;
  return minutes < 90 ? `${minutes} minutes` : `${hours} hours`;
}

/** @param seconds whole, 1 or more */
export const waitMessageOf = (limit: Limit, seconds: number, advice: RetryAdvice): string =>
  `${limit} Please wait ${durationOf(seconds)} and ${advice}.`;

/** @param limit bytes */
export const bodyTooLargeOf = (limit: number): string => `A request may hold ${limit / 1024} KB at most.`;

/** @param maxSize bytes */
export const fileTooLargeOf = ({ label }: Pick<Field, 'label'>, maxSize: number): string =>
  `${label} must be ${limitText(maxSize)} or smaller.`;

export const notPdfOf = ({ label }: Pick<Field, 'label'>): string => `${label} must be a PDF.`;
export const notTextOf = ({ label }: Pick<Field, 'label'>): string => `${label} must be text.`;
export const foreignAddressOf = ({ label }: Pick<Field, 'label'>): string =>
  `${label} must be the address of your account.`;

const everyField: readonly Field[] = [
  ...applicationKinds.flatMap(fieldsOf),
  ...[signUpFields, logInFields, emailFields, verifyFields, resetCallFields, profileFields].flat(),
];

const withoutNumbers: ReadonlySet<string> = new Set([
  ...Object.values(serverMessages),
  ...Object.values(formatMessages),
  passwordMessages.guessable,
  ...everyField.flatMap((field) => [
    requiredMessageOf(field),
    tooLongMessageOf(field),
    unstorableMessageOf(field),
    notTextOf(field),
    notPdfOf(field),
    foreignAddressOf(field),
    ...(field.equals ? [field.equals.message] : []),
  ]),
]);

const fileFields = everyField.filter(({ control }) => control === 'file');

type Maker = (number: number) => string;

/** Each makes a message with a number: of seconds, minutes, hours or of any limit. */
const makers: readonly Maker[] = [
  ...[1, 60, 3600].flatMap((unit) =>
    Object.values(limits).flatMap((limit) =>
      Object.values(retryAdvice).map(
        (advice) => (number: number) => waitMessageOf(limit, number * unit, advice),
      ),
    ),
  ),
  (number) => bodyTooLargeOf(number * 1024),
  ...fileFields.map((field) => (number: number) => fileTooLargeOf(field, number * 1024 * 1024)),
  passwordMessages.tooShort,
  passwordMessages.tooLong,
];

const withoutNumber = (text: string): string => text.replace(/\d+/, '#');

/**
 * The makers of each sentence, by what is left of it without the number. A trace from a stranger may hold a hundred
 * thousand messages: only these makers are asked whether they make one. 1 and 2 give every sentence, in its singular and
 * in its plural.
 */
const makersOf = new Map<string, Maker[]>();
for (const make of makers)
  for (const number of [1, 2]) {
    const sentence = withoutNumber(make(number));
    makersOf.set(sentence, [...(makersOf.get(sentence) ?? []), make]);
  }

/** Numbers in the server's messages have this many digits at most. */
const mostDigits = 4;

/**
 * Whether a text is one of the server's own messages, which hold no name, address, code or other text of a visitor. If it
 * has a number, it is compared with the message that is made with this number.
 */
export function isFixedMessage(text: string): boolean {
  if (withoutNumbers.has(text)) return true;
  const digits = /\d+/.exec(text)?.[0] ?? '';
  if (digits === '' || digits.length > mostDigits) return false;
  const candidates = makersOf.get(withoutNumber(text)) ?? [];
  return candidates.some((make) => make(Number(digits)) === text);
}
