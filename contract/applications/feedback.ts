import { editableEmailField, nameField } from './application.ts';
import type { Application, Question } from './application.ts';

/** The sections of the form, in their order. */
export type FeedbackSections = readonly ['you'];

/** Feedback (specification FB-01): 3 fields, all required. */
const feedbackFields = [
  nameField,
  editableEmailField,
  {
    name: 'message',
    label: 'Message',
    control: 'multiline',
    required: true,
    section: 'you',
    rows: 7,
    help: 'If something broke, name the page and your browser.',
  },
] as const satisfies readonly Question<FeedbackSections>[];

export const feedback = {
  noun: 'feedback',
  fields: feedbackFields,
  submit: 'submitFeedback',
  mail: 'mailFeedback',
  mailFailure: 'shown',
} as const satisfies Application<typeof feedbackFields>;
