import type { InternshipSections } from '../../../contract/applications/internship.ts';
import type { ApplicationCopy } from './applicationCopy.ts';

export const internship: ApplicationCopy<InternshipSections> = {
  heading: 'Internship application',
  introduction:
    'About six minutes. Answers without “(optional)” are required. What you type is kept on this device.',
  parent: { label: 'Careers', page: 'careers' },
  sections: [
    { key: 'you', title: 'About you', line: 'Who you are and how we reach you.' },
    {
      key: 'studies',
      title: 'Your studies',
      line: 'What you learn now, and what you would like to try here.',
    },
    { key: 'time', title: 'Your time', line: 'Three to six months beside a mentor.' },
    { key: 'resume', title: 'Resume and links', line: 'One page is enough. School projects count.' },
  ],
  end: {
    title: 'Check and send',
    line: 'We send your answers and your resume to the mentors, and a confirmation to you.',
  },
  submit: 'Submit application',
  reviewed: true,
};
