import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';

/**
 * What a dialog does when it closes: stay, go somewhere, or go to the login form and offer the way back. Plain data,
 * because dialogs live in the store by kind.
 */
export type Consequence = 'stay' | { to: Path; andBack?: true };

export type Outcome = {
  tone: 'success' | 'failure' | 'warning' | 'locked' | 'question';
  title: string;
  /** `{message}` stands for the server's words, `{email}` for the account's address. */
  message: string;
  /** The message when the server said nothing usable. */
  fallback?: string;
  /** A calmer second sentence. */
  note?: string;
  confirm: { label: string; leads: Consequence };
  /** Without it no second button is drawn. */
  cancel?: { label: string };
  /** What Esc and a press on the backdrop mean: the button, or nothing. */
  dismiss: 'confirm' | 'cancel';
  /** A third way, offered while the dialog was opened with `params.back`. */
  backLabel?: string;
};

const stay = { label: 'Continue', leads: 'stay' } as const;
const home = { label: 'Continue', leads: { to: paths.home } } as const;
const logIn = { label: 'Login', leads: { to: paths.login, andBack: true } } as const;

/** The error catalogue (specification section 8) and every question the site asks, by kind. */
export const outcomes = {
  'job.loginRequired': {
    tone: 'locked',
    title: 'Authentication Required',
    message: 'Please log in to submit your application.',
    note: 'Your entries are kept; only the resume has to be chosen again.',
    confirm: logIn,
    cancel: { label: 'Close' },
    dismiss: 'cancel',
  },
  'job.failed': {
    tone: 'failure',
    title: 'Submission Failed',
    message: 'Error: {message}',
    fallback: 'Error: Unable to submit application.',
    note: 'All your entries are kept.',
    confirm: stay,
    dismiss: 'confirm',
  },
  'job.unreachable': {
    tone: 'failure',
    title: 'Network Error',
    message: 'Failed to connect to the server. Please try again later.',
    note: 'Your entries are safe on this device. We never send by ourselves.',
    confirm: stay,
    dismiss: 'confirm',
  },
  'job.submitted': {
    tone: 'success',
    title: 'Application Submitted',
    message: 'Your job application was submitted successfully!',
    confirm: home,
    dismiss: 'confirm',
  },
  'login.welcome': {
    tone: 'success',
    title: 'Welcome Back!',
    message: 'You are logged in as {email}.',
    confirm: home,
    dismiss: 'confirm',
    backLabel: 'Back to your application',
  },
  'form.leave': {
    tone: 'question',
    title: 'Leave this form?',
    message: 'Some of your entries would be lost.',
    confirm: { label: 'Continue', leads: 'stay' },
    cancel: { label: 'Cancel' },
    dismiss: 'cancel',
  },
} as const satisfies Record<string, Outcome>;

export type DialogKind = keyof typeof outcomes;

/** The outcome of a kind, with its optional parts. */
export const outcomeOf = (kind: DialogKind): Outcome => outcomes[kind];

/** Whether a kind that came out of storage is one of this version's. */
export const isDialogKind = (kind: string): kind is DialogKind => Object.hasOwn(outcomes, kind);

/** The sentence a dialog shows: the server's words where there are some, the fallback where there are none. */
export function messageOf(
  outcome: Outcome,
  params: { message?: string | undefined; email?: string },
): string {
  const template = params.message === undefined ? (outcome.fallback ?? outcome.message) : outcome.message;
  return template
    .replace('{message}', () => params.message ?? '')
    .replace('{email}', () => params.email ?? '');
}
