import { consultationTypes } from '../enumerations/choices.ts';
import { plainOptions } from '../enumerations/options.ts';
import { accountEmailField, nameField, phoneField } from './application.ts';
import type { Application, Question } from './application.ts';

/** The sections of the form, in their order. */
export type ConsultationSections = readonly ['you', 'topic', 'when'];

/** Consultation request (specification CONS-02): 9 fields; otherConsultationType is optional (specification D37). */
const consultationFields = [
  nameField,
  accountEmailField,
  phoneField,
  {
    name: 'consultationType',
    label: 'Consultation type',
    control: 'select',
    required: true,
    section: 'topic',
    options: plainOptions(consultationTypes),
    width: 'half',
  },
  {
    name: 'otherConsultationType',
    label: 'Other consultation type',
    control: 'text',
    section: 'topic',
    showWhen: { field: 'consultationType', is: 'Other' },
  },
  {
    name: 'description',
    label: 'Description',
    control: 'multiline',
    required: true,
    section: 'topic',
    rows: 5,
    help: 'The question you would ask first.',
  },
  {
    name: 'preferredDate',
    label: 'Preferred date',
    control: 'date',
    required: true,
    section: 'when',
    width: 'half',
    help: 'Any day of the week.',
  },
  {
    name: 'preferredTime',
    label: 'Preferred time',
    control: 'time',
    required: true,
    section: 'when',
    width: 'half',
    day: 'preferredDate',
    help: 'Your local time.',
  },
  { name: 'additionalNotes', label: 'Additional notes', control: 'multiline', section: 'when', rows: 3 },
] as const satisfies readonly Question<ConsultationSections>[];

export const consultation = {
  noun: 'consultation request',
  fields: consultationFields,
  submit: 'submitConsultationRequest',
  mail: 'mailConsultationRequest',
  mailFailure: 'shown',
  appointment: { fields: ['preferredDate', 'preferredTime'], minutes: 60 },
} as const satisfies Application<typeof consultationFields>;
