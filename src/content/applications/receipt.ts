import type { ApplicationKind } from '../../../contract/applications.ts';

/** The field whose answer distinguishes submissions of the same form; a form without one is called by its own name. */
export const subjects: Partial<Record<ApplicationKind, string>> = {
  job: 'role',
  internship: 'fieldOfInterest',
  partnership: 'businessName',
  service: 'serviceType',
  consultation: 'consultationType',
};

/** Words of the receipt: short in the dialog that reports the result, in full on the sheet to print or save. */
export const receiptCopy = {
  open: 'Receipt',
  label: 'Receipt',
  form: 'Form',
  sent: 'Sent',
  reference: 'Reference',
  print: 'Print',
  save: 'Save',
  close: 'Close',
  /** What was sent on which day and at which time, in which zone of time. */
  sentence: (form: string, day: string, time: string, zone: string) =>
    `${form} sent on ${day} at ${time} (${zone}).`,
  mailed: 'We also sent a confirmation to the email address of your account.',
  notMailed: (noun: string) => `The email about it could not be sent; your ${noun} is stored all the same.`,
  stored: 'Stored by the server.',
  notStored: 'Sent, but the server’s answer does not mention it. Please ask us whether it arrived.',
  /** The line below a time of day: its time zone, and the firm's time at that moment. */
  firmTime: (zone: string, moment: string) => `${zone}. For us: ${moment}`,
  next: 'What happens next',
  leftEmpty: 'Left empty',
  foot: (noun: string) =>
    `Made on this device when the server confirmed your ${noun}. Keep it; we show it only once.`,
  /** Words round the page numbers in print. */
  page: ['Page ', ' of '],
  /** Document title of the saved file. */
  fileTitle: (form: string, day: string) => `Receipt: ${form}, ${day}`,
} as const;
