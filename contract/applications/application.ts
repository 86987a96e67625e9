import type { CallName } from '../calls.ts';
import type { Consistent, Field, NameOf } from '../fields.ts';

/** A question of a form that has these sections: it is in one of them. */
export type Question<Sections extends readonly string[]> = Field & { section: Sections[number] };

/**
 * A submission: its questions, the call that stores it, the call that releases its emails, and whether a
 * visitor is told when they fail. Browser form, server route, storage and emails all follow from the entry. Given the type of
 * its own list of fields, it may refer to fields of that list only.
 */
export type Application<Fields extends readonly Field[] = readonly Field[]> = {
  /** Its name in emails. */
  noun: string;
  fields: Consistent<Fields>;
  submit: CallName;
  mail: CallName;
  /** `logged`: a failed mail call is invisible to the visitor; `shown`: it gives the ‘Partial Success’ dialog. */
  mailFailure: 'logged' | 'shown';
  /**
   * The fields that ask for a meeting, in the visitor's local time: one for the day and one for the time, or one for both.
   * `minutes` is the length of the meeting that the site promises.
   */
  appointment?: {
    fields:
      | readonly [day: NameOf<Fields, 'date'>, time: NameOf<Fields, 'time'>]
      | readonly [moment: NameOf<Fields, 'datetime-local'>];
    minutes: number;
  };
};

/** These questions are the same in several submissions. */
export const nameField = {
  name: 'name',
  label: 'Name',
  control: 'text',
  required: true,
  section: 'you',
  autoComplete: 'name',
  fromProfile: 'name',
} as const satisfies Field;

/** The account's own email address, to which the answer is sent: prefilled and read-only (specification 3). */
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
