import { partnershipIndustries } from '../enumerations/choices.ts';
import { plainOptions } from '../enumerations/options.ts';
import { accountEmailField, phoneField } from './application.ts';
import type { Application, Question } from './application.ts';

/** The sections of the form, in their order. */
export type PartnershipSections = readonly ['business', 'industry', 'plan'];

/** Partnership application (specification PRT-02): 12 fields. */
const partnershipFields = [
  {
    name: 'businessName',
    label: 'Business name',
    control: 'text',
    required: true,
    section: 'business',
    autoComplete: 'organization',
  },
  {
    name: 'contactPerson',
    label: 'Contact person',
    control: 'text',
    required: true,
    section: 'business',
    autoComplete: 'name',
    fromProfile: 'name',
  },
  { ...accountEmailField, section: 'business' },
  { ...phoneField, section: 'business' },
  {
    name: 'website',
    label: 'Website',
    control: 'url',
    section: 'business',
    autoComplete: 'url',
    help: 'We add https:// for you.',
  },
  {
    name: 'industry',
    label: 'Industry',
    control: 'select',
    required: true,
    section: 'industry',
    options: plainOptions(partnershipIndustries),
    width: 'half',
  },
  {
    name: 'otherIndustry',
    label: 'Other industry',
    control: 'text',
    required: true,
    requiredMessage: 'Please specify your industry.',
    section: 'industry',
    showWhen: { field: 'industry', is: 'Others' },
  },
  {
    name: 'partnershipGoals',
    label: 'Partnership goals',
    control: 'multiline',
    required: true,
    requiredMessage: 'Partnership goals are required.',
    section: 'plan',
    rows: 4,
    help: 'What should be different in a year?',
  },
  {
    name: 'servicesOffered',
    label: 'Services offered',
    control: 'multiline',
    section: 'plan',
    rows: 3,
    help: 'What your side brings.',
  },
  {
    name: 'collaborationDetails',
    label: 'Collaboration details',
    control: 'multiline',
    required: true,
    requiredMessage: 'Collaboration details are required.',
    section: 'plan',
    rows: 5,
    help: 'Who does what, how often we meet, what is already fixed.',
  },
  {
    name: 'expectedOutcome',
    label: 'Expected outcome',
    control: 'multiline',
    section: 'plan',
    rows: 3,
    help: 'How both sides will see that it worked.',
  },
  {
    name: 'startDate',
    label: 'Start date',
    control: 'date',
    required: true,
    section: 'plan',
    width: 'half',
  },
] as const satisfies readonly Question<PartnershipSections>[];

export const partnership = {
  noun: 'partnership application',
  fields: partnershipFields,
  submit: 'submitPartnershipApplication',
  mail: 'mailPartnershipApplication',
  mailFailure: 'logged',
} as const satisfies Application<typeof partnershipFields>;
