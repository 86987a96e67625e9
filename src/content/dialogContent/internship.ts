import { close, goHome, goToLogin, stay } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';
import { resendEmails, notes } from './notes.ts';

export const internship = {
  'internship.loginRequired': {
    tone: 'locked',
    title: 'Authentication Error',
    message: 'User is not authenticated. Please log in.',
    note: notes.kept,
    confirm: goToLogin,
    cancel: close,
    dismiss: 'cancel',
  },
  'internship.failed': {
    tone: 'failure',
    title: 'Submission Error',
    message: '{message}',
    fallback: 'Failed to submit your application.',
    note: notes.kept,
    confirm: stay(),
    dismiss: 'confirm',
  },
  'internship.unreachable': {
    tone: 'failure',
    title: 'Network Error',
    message: 'Failed to connect to server. Please try again later.',
    note: notes.safe,
    confirm: stay(),
    dismiss: 'confirm',
  },
  'internship.mailFailed': {
    tone: 'warning',
    title: 'Partial Success',
    message: 'Application submitted successfully, but email sending failed: {message}',
    fallback: 'Application submitted successfully, but email sending failed: no reason was given.',
    note: notes.mailOnly,
    confirm: goHome('Go Home'),
    dismiss: 'confirm',
    secondary: resendEmails,
  },
  'internship.submitted': {
    tone: 'success',
    title: 'Application Submitted',
    message: 'Your internship application has been submitted successfully. We will get back to you soon!',
    confirm: goHome(),
    dismiss: 'confirm',
  },
} as const satisfies Record<string, DialogContent>;
