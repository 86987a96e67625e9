import type { FeedbackSections } from '../../../contract/applications/feedback.ts';
import type { ApplicationCopy } from './applicationCopy.ts';

export const feedback: ApplicationCopy<FeedbackSections> = {
  heading: 'Send feedback',
  introduction:
    'What worked, what did not. Sending needs an account; what you type stays here while you log in.',
  sections: [{ key: 'you', title: 'Your feedback', line: 'Read by the people who build this site.' }],
  end: { title: 'Send', line: 'We send it to the people who build this site, and a confirmation to you.' },
  submit: 'Send feedback',
};
