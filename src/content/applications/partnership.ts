import type { PartnershipSections } from '../../../contract/applications/partnership.ts';
import type { ApplicationCopy } from './applicationCopy.ts';

export const partnership: ApplicationCopy<PartnershipSections> = {
  heading: 'Partnership application',
  introduction:
    'About ten minutes. Answers without “(optional)” are required. What you type is kept on this device.',
  parent: { label: 'Partnership', page: 'partnership' },
  sections: [
    { key: 'business', title: 'Your business', line: 'Who you are and whom we call.' },
    { key: 'industry', title: 'Industry', line: 'So that somebody who knows your trade reads this.' },
    {
      key: 'plan',
      title: 'What you have in mind',
      line: 'Rough is fine. We agree on one page together before anything begins.',
    },
  ],
  end: {
    title: 'Check and send',
    line: 'We send your answers to our partnership team, and a confirmation to you.',
  },
  submit: 'Submit application',
  reviewed: true,
};
