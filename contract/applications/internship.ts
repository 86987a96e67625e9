import { fieldsOfInterest } from '../enumerations/choices.ts';
import { plainOptions } from '../enumerations/options.ts';
import { accountEmailField, nameField, phoneField, resumeField } from './application.ts';
import type { Application, Question } from './application.ts';

/** The sections of the form, in their order. */
export type InternshipSections = readonly ['you', 'studies', 'time', 'resume'];

/** Internship application (specification INT-02): 12 fields; expectedOutcome is optional (specification D6). */
const internshipFields = [
  nameField,
  accountEmailField,
  phoneField,
  {
    name: 'education',
    label: 'Education',
    control: 'text',
    required: true,
    section: 'studies',
    help: 'School or university, course and year.',
  },
  {
    name: 'fieldOfInterest',
    label: 'Field of interest',
    control: 'select',
    required: true,
    section: 'studies',
    options: plainOptions(fieldsOfInterest),
  },
  {
    name: 'startDate',
    label: 'Start date',
    control: 'date',
    required: true,
    section: 'time',
    width: 'half',
    help: 'Your first possible day.',
  },
  {
    name: 'availability',
    label: 'Availability',
    control: 'text',
    required: true,
    section: 'time',
    width: 'half',
    help: 'For example 3 months.',
  },
  {
    name: 'expectedOutcome',
    label: 'Expected outcome',
    control: 'multiline',
    section: 'time',
    rows: 3,
    help: 'What you want to be able to do afterwards.',
  },
  resumeField,
  {
    name: 'coverLetter',
    label: 'Cover letter',
    control: 'multiline',
    section: 'resume',
    rows: 5,
    help: 'Three or four sentences: why here, and what you want to learn.',
  },
  {
    name: 'portfolio',
    label: 'Portfolio',
    control: 'url',
    section: 'resume',
    autoComplete: 'url',
    help: 'Your own site. We add https:// for you.',
  },
  {
    name: 'github',
    label: 'GitHub',
    control: 'url',
    section: 'resume',
    help: 'Your profile or one repository.',
  },
] as const satisfies readonly Question<InternshipSections>[];

export const internship = {
  noun: 'internship application',
  fields: internshipFields,
  submit: 'submitInternshipApplication',
  mail: 'mailInternshipApplication',
  mailFailure: 'shown',
} as const satisfies Application<typeof internshipFields>;
