import type { CallName } from '../calls.ts';
import type { Field } from '../fields.ts';

/**
 * A submission: its questions, the call that stores it, the call that releases its e-mails, and whether a
 * visitor is told when they fail. Browser form, server route, storage and e-mails all follow from the entry.
 */
export type Application = {
  /** What e-mails call it. */
  noun: string;
  fields: readonly Field[];
  submit: CallName;
  mail: CallName;
  /** `logged`: a failed mail call is invisible to the visitor; `shown`: it gives the ‘Partial Success’ dialog. */
  mailFailure: 'logged' | 'shown';
  /**
   * The answers that ask for a meeting: a day and a time, or both in one, in the visitor's own time; and how many
   * minutes the site promises for it.
   */
  appointment?: { fields: readonly [day: string, time: string] | readonly [moment: string]; minutes: number };
};

/** Questions that several submissions ask alike. */
export const nameField = {
  name: 'name',
  label: 'Name',
  control: 'text',
  required: true,
  section: 'you',
  autoComplete: 'name',
  fromProfile: 'name',
} as const satisfies Field;

/** The account's own address, which the answer goes to: prefilled and read-only (specification 3). */
export const accountEmailField = {
  name: 'email',
  label: 'Email',
  control: 'email',
  required: true,
  readOnly: true,
  section: 'you',
  autoComplete: 'email',
  help: 'From your account. Our answer goes to this address.',
} as const satisfies Field;

/** Prefilled from the account, and editable, in feedback and service request (specification FB-02, SRV-03). */
export const editableEmailField = {
  name: 'email',
  label: 'Email',
  control: 'email',
  required: true,
  section: 'you',
  autoComplete: 'email',
  help: 'Where we should reply.',
} as const satisfies Field;

export const phoneField = {
  name: 'phone',
  label: 'Phone number',
  control: 'tel',
  required: true,
  section: 'you',
  autoComplete: 'tel',
  width: 'half',
  help: 'With country code.',
  fromProfile: 'phone_number',
} as const satisfies Field;

export const resumeField = {
  name: 'resume',
  label: 'Resume',
  control: 'file',
  required: true,
  section: 'resume',
  help: 'One PDF. Your name in the file name helps us.',
} as const satisfies Field;
