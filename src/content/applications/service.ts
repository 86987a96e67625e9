import type { ServiceSections } from '../../../contract/applications/service.ts';
import type { ApplicationCopy } from './applicationCopy.ts';

export const service: ApplicationCopy<ServiceSections> = {
  heading: 'Service request',
  introduction:
    'About ten minutes. Answers without “(optional)” are required. You can fill this in now and log in before you send.',
  sections: [
    { key: 'you', title: 'About you', line: 'Who you are and how we reach you.' },
    {
      key: 'service',
      title: 'The service',
      line: 'Pick the closest one; we sort out the rest when we talk.',
    },
    { key: 'project', title: 'Your project', line: 'In your own words. No specification is needed.' },
    {
      key: 'meeting',
      title: 'First meeting',
      line: 'Half an hour on Google Meet with the person who would lead the work.',
    },
    { key: 'frame', title: 'The frame', line: 'All optional. Leave empty what is not decided.' },
  ],
  end: {
    title: 'Check and send',
    line: 'We send your answers to our project team, and a confirmation to you.',
  },
  submit: 'Submit request',
  reviewed: true,
};
