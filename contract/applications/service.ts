import { plainOptions } from '../enumerations/options.ts';
import { priorities, serviceIndustries } from '../enumerations/choices.ts';
import { serviceTypes } from '../enumerations/serviceTypes.ts';
import { editableEmailField, nameField, phoneField } from './application.ts';
import type { Application, Question } from './application.ts';

/** The sections of the form, in their order. */
export type ServiceSections = readonly ['you', 'service', 'project', 'meeting', 'frame'];

/** Service request (specification SRV-02): 18 fields; otherIndustry stays optional (specification D37). */
const serviceFields = [
  nameField,
  editableEmailField,
  phoneField,
  {
    name: 'companyName',
    label: 'Company name',
    control: 'text',
    section: 'you',
    autoComplete: 'organization',
    width: 'half',
    help: 'As it should stand in our answer.',
  },
  {
    name: 'serviceType',
    label: 'Service type',
    control: 'select',
    required: true,
    section: 'service',
    options: plainOptions(serviceTypes),
    width: 'half',
  },
  {
    name: 'industry',
    label: 'Industry',
    control: 'select',
    required: true,
    section: 'service',
    options: plainOptions(serviceIndustries),
    width: 'half',
  },
  {
    name: 'otherIndustry',
    label: 'Other industry',
    control: 'text',
    section: 'service',
    showWhen: { field: 'industry', is: 'Others' },
  },
  {
    name: 'priorityLevel',
    label: 'Priority level',
    control: 'radio',
    section: 'service',
    options: plainOptions(priorities),
  },
  {
    name: 'projectDetails',
    label: 'Project details',
    control: 'multiline',
    required: true,
    requiredMessage: 'Project details are required.',
    section: 'project',
    rows: 6,
    help: 'What exists today, what hurts, what should be possible.',
  },
  {
    name: 'expectedOutcome',
    label: 'Expected outcome',
    control: 'multiline',
    required: true,
    section: 'project',
    rows: 4,
    help: 'How you will see that it worked.',
  },
  {
    name: 'googleMeetAvailability',
    label: 'Google Meet availability',
    control: 'datetime-local',
    required: true,
    section: 'meeting',
    width: 'half',
    help: 'Your local time. We confirm it by email.',
  },
  {
    name: 'budget',
    label: 'Budget',
    control: 'text',
    section: 'frame',
    width: 'half',
    help: 'A range is fine.',
  },
  {
    name: 'teamSize',
    label: 'Team size',
    control: 'number',
    section: 'frame',
    width: 'half',
    max: 1_000_000,
    help: 'People on your side.',
  },
  {
    name: 'startDate',
    label: 'Start date',
    control: 'date',
    section: 'frame',
    width: 'half',
  },
  { name: 'projectDeadline', label: 'Project deadline', control: 'date', section: 'frame', width: 'half' },
  {
    name: 'projectScope',
    label: 'Project scope',
    control: 'multiline',
    section: 'frame',
    rows: 3,
    help: 'What belongs to it, and what does not.',
  },
  {
    name: 'targetAudience',
    label: 'Target audience',
    control: 'multiline',
    section: 'frame',
    rows: 2,
    help: 'Who will use it.',
  },
  { name: 'additionalNotes', label: 'Additional notes', control: 'multiline', section: 'frame', rows: 3 },
] as const satisfies readonly Question<ServiceSections>[];

export const service = {
  noun: 'service request',
  fields: serviceFields,
  submit: 'submitServiceRequest',
  mail: 'mailServiceRequest',
  mailFailure: 'shown',
  appointment: { fields: ['googleMeetAvailability'], minutes: 30 },
} as const satisfies Application<typeof serviceFields>;
