import type { CallName } from './calls.ts';
import { hearAboutUs, jobRoles, jobTypes, openings, plainOptions } from './enumerations.ts';
import type { Field } from './fields.ts';

/**
 * A submission: its questions, the call that stores it, the call that releases its letters, and whether a visitor is
 * told when the letters fail. Browser form, server route, storage and letters all follow from the entry.
 */
export type Application = {
  fields: readonly Field[];
  submit: CallName;
  mail: CallName;
  /** `logged`: a failed mail call is invisible to the visitor; `shown`: it gives the ‘Partial Success’ dialog. */
  mailFailure: 'logged' | 'shown';
};

/** Job application (specification section 3): 17 fields; acceptance decision 6 for the two work fields and linkedin. */
export const jobFields = [
  { name: 'name', label: 'Name', control: 'text', required: true, section: 'you', autoComplete: 'name' },
  {
    name: 'email',
    label: 'Email',
    control: 'email',
    required: true,
    readOnly: true,
    section: 'you',
    autoComplete: 'email',
    help: 'From your account. Our answer goes to this address.',
  },
  {
    name: 'phone',
    label: 'Phone number',
    control: 'tel',
    required: true,
    section: 'you',
    autoComplete: 'tel',
    width: 'half',
    help: 'With country code.',
  },
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
    alsoAccepted: openings.flatMap((opening) => opening.roles),
  },
  {
    name: 'startDate',
    label: 'Start date',
    control: 'date',
    section: 'position',
    range: 'start',
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
  {
    name: 'resume',
    label: 'Resume',
    control: 'file',
    required: true,
    section: 'resume',
    help: 'One PDF, any size. Your name in the file name helps us.',
  },
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
] as const satisfies readonly Field[];

export const applications = {
  job: {
    fields: jobFields,
    submit: 'submitJobApplication',
    mail: 'mailJobApplication',
    mailFailure: 'logged',
  },
} as const satisfies Record<string, Application>;

export type ApplicationKind = keyof typeof applications;
export const applicationKinds = Object.keys(applications) as ApplicationKind[];
