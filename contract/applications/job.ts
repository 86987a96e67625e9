import { furtherRoles, jobRoles } from '../enumerations/roles.ts';
import { hearAboutUs } from '../enumerations/choices.ts';
import { jobTypes, openings } from '../enumerations/openings.ts';
import { plainOptions } from '../enumerations/options.ts';
import { accountEmailField, nameField, phoneField, resumeField } from './application.ts';
import type { Application, Question } from './application.ts';

/** The sections of the form, in their order. */
export type JobSections = readonly ['you', 'position', 'experience', 'resume', 'links'];

/** Job application (specification JOB-02): 17 fields; both work fields and linkedin are optional (specification D6). */
export const jobFields = [
  nameField,
  accountEmailField,
  phoneField,
  {
    name: 'jobType',
    label: 'Job type',
    control: 'radio',
    required: true,
    section: 'position',
    options: plainOptions(jobTypes),
    initial: 'Full-Time',
  },
  {
    name: 'role',
    label: 'Role',
    control: 'select',
    required: true,
    section: 'position',
    options: jobRoles.map(({ role, team }) => ({ value: role, label: `${role} (${team})` })),
    alsoAccepted: [...openings.flatMap((opening) => opening.roles), ...furtherRoles],
  },
  {
    name: 'startDate',
    label: 'Start date',
    control: 'date',
    section: 'position',
    width: 'half',
    help: 'Your first possible day.',
  },
  {
    name: 'expectedSalary',
    label: 'Expected salary',
    control: 'text',
    section: 'position',
    width: 'half',
    help: 'Amount, currency, period.',
  },
  {
    name: 'education',
    label: 'Education',
    control: 'text',
    required: true,
    section: 'experience',
    help: 'Highest degree or certificate, and the year.',
  },
  {
    name: 'experience',
    label: 'Experience',
    control: 'number',
    required: true,
    section: 'experience',
    width: 'third',
    suffix: 'years',
    max: 80,
    help: '0 is fine, and so is 1.5.',
  },
  {
    name: 'skills',
    label: 'Skills',
    control: 'multiline',
    section: 'experience',
    rows: 1,
    help: 'Separated by commas. Name what you would like to use here.',
  },
  resumeField,
  {
    name: 'coverLetter',
    label: 'Cover letter',
    control: 'multiline',
    section: 'resume',
    rows: 5,
    help: 'Three or four sentences: why this role, and what you want to work on.',
  },
  { name: 'linkedin', label: 'LinkedIn', control: 'url', section: 'links', help: 'Your profile page.' },
  {
    name: 'portfolio',
    label: 'Portfolio',
    control: 'url',
    section: 'links',
    autoComplete: 'url',
    help: 'Your own site. We add https:// for you.',
  },
  {
    name: 'workSamples',
    label: 'Work samples (URL)',
    control: 'url',
    section: 'links',
    help: 'A page with several pieces, such as a code profile.',
  },
  {
    name: 'sampleWork',
    label: 'Sample work URL',
    control: 'url',
    section: 'links',
    help: 'The one piece you are proudest of.',
  },
  {
    name: 'howDidYouHear',
    label: 'How did you hear about us?',
    control: 'select',
    section: 'links',
    options: hearAboutUs,
    width: 'half',
  },
] as const satisfies readonly Question<JobSections>[];

export const job = {
  noun: 'job application',
  fields: jobFields,
  submit: 'submitJobApplication',
  mail: 'mailJobApplication',
  mailFailure: 'logged',
} as const satisfies Application<typeof jobFields>;
