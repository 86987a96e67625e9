import { close, goHome, goToLogin, stay } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';
import { notes } from './notes.ts';

export const job = {
  'job.loginRequired': {
    tone: 'locked',
    title: 'Authentication Required',
    message: 'Please log in to submit your application.',
    note: notes.kept,
    confirm: goToLogin,
    cancel: close,
    dismiss: 'cancel',
  },
  'job.failed': {
    tone: 'failure',
    title: 'Submission Failed',
    message: 'Error: {message}',
    fallback: 'Error: Unable to submit application.',
    note: notes.kept,
    confirm: stay(),
    dismiss: 'confirm',
  },
  'job.unreachable': {
    tone: 'failure',
    title: 'Network Error',
    message: 'Failed to connect to the server. Please try again later.',
    note: notes.safe,
    confirm: stay(),
    dismiss: 'confirm',
  },
  'job.submitted': {
    tone: 'success',
    title: 'Application Submitted',
    message: 'Your job application was submitted successfully!',
    confirm: goHome(),
    dismiss: 'confirm',
  },
} as const satisfies Record<string, DialogContent>;
