import { close, goHome, goToLogin, stay } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';
import { resendEmails, notes } from './notes.ts';

export const service = {
  'service.loginRequired': {
    tone: 'locked',
    title: 'Authentication Required',
    message: 'Please log in to submit the form.',
    note: notes.kept,
    confirm: goToLogin,
    cancel: close,
    dismiss: 'cancel',
  },
  'service.failed': {
    tone: 'failure',
    title: 'Error',
    message: '{message}',
    fallback: 'Failed to submit the request. Please try again later.',
    note: notes.kept,
    confirm: stay(),
    dismiss: 'confirm',
  },
  'service.unreachable': {
    tone: 'failure',
    title: 'Error',
    message: 'Failed to submit the request. Please try again later.',
    note: notes.safe,
    confirm: stay(),
    dismiss: 'confirm',
  },
  'service.mailFailed': {
    tone: 'warning',
    title: 'Partial Success',
    message: 'Form submitted successfully, but email could not be sent: {message}',
    fallback: 'Form submitted successfully, but email could not be sent: no reason was given.',
    note: notes.mailOnly,
    confirm: goHome('Go Home'),
    dismiss: 'confirm',
    secondary: resendEmails,
  },
  'service.submitted': {
    tone: 'success',
    title: 'Success',
    message: 'Your service request has been submitted successfully!',
    confirm: goHome(),
    dismiss: 'confirm',
  },
} as const satisfies Record<string, DialogContent>;
