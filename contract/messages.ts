import { requiredMessageOf } from './fields.ts';
import type { Field } from './fields.ts';
import { passwordLimits } from './passwords/passwordLimits.ts';

/*
 * The messages about answers, in the browser and from the server. They are kept apart from the rules, so that importing them
 * does not load the validation library. The message of a required question is in contract/fields.ts (`requiredMessageOf`).
 */

/**
 * Messages of formats (specification VAL-24), and of the rules that make both database engines store the same (no control
 * characters).
 */
export const formatMessages = {
  email: 'Please enter a valid email address.',
  url: 'Please enter a valid URL.',
  pdf: 'Please upload a PDF file.',
  number: 'Please enter a number of 0 or more.',
  date: 'Please enter a valid date.',
  time: 'Please enter a valid time.',
  'datetime-local': 'Please enter a day and a time.',
  birth: 'Please enter a date of birth from 1900 to today.',
  option: 'Please choose one of the options.',
} as const;

const maxLine = 300;
const maxText = 20_000;

/** Largest length of an answer, in UTF-16 code units. */
export function longestAnswerOf({ control }: Pick<Field, 'control'>): number {
  if (control === 'password') return passwordLimits.maxLength;
  return control === 'multiline' ? maxText : maxLine;
}

export const tooLongMessageOf = (field: Pick<Field, 'control' | 'label'>): string =>
  `${field.label} must be ${longestAnswerOf(field)} characters or fewer.`;

export const unstorableMessageOf = ({ label }: Pick<Field, 'label'>): string =>
  `${label} contains characters that cannot be stored.`;

/** Messages about a new password. The limits are numbers of characters. */
export const passwordMessages = {
  tooShort: (minLength: number) => `Password must have at least ${minLength} characters.`,
  tooLong: (maxLength: number) => `Password must have ${maxLength} characters or fewer.`,
  guessable: 'This password is one of the first that others would guess. Please choose another.',
} as const;

/** By the name of the rule in contract/rules.ts: the message, or how it is made for a field. */
const ruleMessages = {
  ...formatMessages,
  max: tooLongMessageOf,
  storable: unstorableMessageOf,
  equals: ({ equals }: Field) => equals?.message ?? '',
  required: requiredMessageOf,
} as const;

export type RuleName = keyof typeof ruleMessages;

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(ruleMessages, name);

/** The message about an answer that breaks this rule of its field. */
export function ruleMessageOf(field: Field, rule: RuleName): string {
  const message = ruleMessages[rule];
  return typeof message === 'string' ? message : message(field);
}
