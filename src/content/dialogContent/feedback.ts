import { feedback as form } from '../applications/feedback.ts';
import { goHome, stay } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';
import { resendEmails, notes } from './notes.ts';

export const feedback = {
  'feedback.loginRequired': {
    tone: 'locked',
    title: 'Authentication Required',
    message: 'You must be logged in to send feedback.',
    note: notes.feedbackKept,
    confirm: stay('Close'),
    dismiss: 'confirm',
  },
  'feedback.failed': {
    tone: 'failure',
    title: 'Submission Failed',
    message: '{message}',
    fallback: 'Something went wrong. Please try again.',
    note: notes.keptToSend(form.submit),
    confirm: stay('Try Again'),
    dismiss: 'confirm',
  },
  'feedback.unreachable': {
    tone: 'failure',
    title: 'Server Error',
    message: 'Failed to connect to the server. Please try again later.',
    note: notes.safe,
    confirm: stay('Close'),
    dismiss: 'confirm',
  },
  'feedback.mailFailed': {
    tone: 'warning',
    title: 'Partial Success',
    message: 'Feedback submitted, but email failed: {message}',
    fallback: 'Feedback submitted, but email failed: no reason was given.',
    note: notes.mailOnly,
    confirm: goHome('Go Home'),
    dismiss: 'confirm',
    secondary: resendEmails,
  },
  'feedback.submitted': {
    tone: 'success',
    title: 'Thank You!',
    message: 'Your feedback has been submitted successfully.',
    confirm: goHome('Go Home'),
    dismiss: 'confirm',
  },
} as const satisfies Record<string, DialogContent>;
