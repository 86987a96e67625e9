import type { JobSections } from '../../../contract/applications/job.ts';
import type { ApplicationCopy } from './applicationCopy.ts';

export const job: ApplicationCopy<JobSections> = {
  heading: 'Job application',
  introduction:
    'About eight minutes. Answers without “(optional)” are required. What you type is kept on this device.',
  parent: { label: 'Careers', page: 'careers' },
  sections: [
    { key: 'you', title: 'About you', line: 'Who you are and how we reach you.' },
    { key: 'position', title: 'The position', line: 'Every team works in Tamil and English.' },
    {
      key: 'experience',
      title: 'Your experience',
      line: 'Short answers are enough; the resume tells the rest.',
    },
    { key: 'resume', title: 'Resume and letter', line: 'We read every letter, also short ones.' },
    { key: 'links', title: 'Links', line: 'All optional. Leave empty what you do not have.' },
  ],
  end: {
    title: 'Check and send',
    line: 'We send your answers and your resume to our hiring team, and a confirmation to you.',
  },
  submit: 'Submit application',
  reviewed: true,
};
