import type { ConsultationSections } from '../../../contract/applications/consultation.ts';
import type { ApplicationCopy } from './applicationCopy.ts';

export const consultation: ApplicationCopy<ConsultationSections> = {
  heading: 'Consultation request',
  introduction:
    'About four minutes. Answers without “(optional)” are required. What you type is kept on this device.',
  parent: { label: 'IT Consultant', page: 'itConsultant' },
  sections: [
    { key: 'you', title: 'About you', line: 'Who you are and how we reach you.' },
    { key: 'topic', title: 'The topic', line: 'So that the right person comes to the call.' },
    { key: 'when', title: 'When', line: 'We confirm the hour, or offer the nearest free one.' },
  ],
  end: {
    title: 'Check and send',
    line: 'We send your answers to our consultants, and a confirmation to you.',
  },
  submit: 'Submit request',
};
