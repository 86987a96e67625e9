import { consultation as form } from '../applications/consultation.ts';
import { goHome, goToLogin, stay } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';
import { resendEmails, notes } from './notes.ts';

export const consultation = {
  'consultation.loginRequired': {
    tone: 'locked',
    title: 'Authentication Required',
    message: 'Please log in to submit your consultation request.',
    note: notes.kept,
    confirm: goToLogin,
    dismiss: 'cancel',
  },
  'consultation.failed': {
    tone: 'failure',
    title: 'Submission Failed',
    message: '{message}',
    fallback: 'Failed to submit your consultation request. Please try again later.',
    note: notes.keptToSend(form.submit),
    confirm: stay('Try Again'),
    dismiss: 'confirm',
  },
  'consultation.unreachable': {
    tone: 'failure',
    title: 'Network Error',
    message: 'Failed to connect to the server. Please try again later.',
    note: notes.safeToSend(form.submit),
    confirm: stay('Retry'),
    dismiss: 'confirm',
  },
  'consultation.mailFailed': {
    tone: 'warning',
    title: 'Partial Success',
    message: 'Your application was submitted, but there was an issue sending the confirmation email.',
    note: notes.mailOnly,
    confirm: goHome('Go Home'),
    dismiss: 'confirm',
    secondary: resendEmails,
  },
  'consultation.submitted': {
    tone: 'success',
    title: 'Success!',
    message: 'Your consultation request has been submitted successfully!',
    confirm: goHome('Go Home'),
    dismiss: 'confirm',
  },
} as const satisfies Record<string, DialogContent>;
