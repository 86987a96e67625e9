import { paths } from '../../contract/paths.ts';
import type { Path } from '../../contract/paths.ts';
import { messageOf, outcomeOf, outcomes } from './outcomes.ts';
import type { DialogKind } from './outcomes.ts';

/** The catalogue as the acceptance list has it: title, message, buttons, and where the first of them leads. */
type Row = [title: string, message: string, buttons: string, leads: Path | 'stay' | 'back'];

const unreachable = 'Failed to connect to the server. Please try again later.';
const home = paths.home;

const catalogue: Partial<Record<DialogKind, Row>> = {
  'job.loginRequired': [
    'Authentication Required',
    'Please log in to submit your application.',
    'Login, Close',
    paths.login,
  ],
  'job.failed': ['Submission Failed', 'Error: {message}', 'Continue', 'stay'],
  'job.unreachable': ['Network Error', unreachable, 'Continue', 'stay'],
  'job.submitted': [
    'Application Submitted',
    'Your job application was submitted successfully!',
    'Continue',
    home,
  ],
  'feedback.loginRequired': [
    'Authentication Required',
    'You must be logged in to send feedback.',
    'Close',
    'stay',
  ],
  'feedback.failed': ['Submission Failed', '{message}', 'Try Again', 'stay'],
  'feedback.mailFailed': [
    'Partial Success',
    'Feedback submitted, but email failed: {message}',
    'Go Home, Send the email again',
    home,
  ],
  'feedback.unreachable': ['Server Error', unreachable, 'Close', 'stay'],
  'feedback.submitted': ['Thank You!', 'Your feedback has been submitted successfully.', 'Go Home', home],
  'internship.loginRequired': [
    'Authentication Error',
    'User is not authenticated. Please log in.',
    'Login, Close',
    paths.login,
  ],
  'internship.failed': ['Submission Error', '{message}', 'Continue', 'stay'],
  'internship.mailFailed': [
    'Partial Success',
    'Application submitted successfully, but email sending failed: {message}',
    'Go Home, Send the email again',
    home,
  ],
  'internship.unreachable': [
    'Network Error',
    'Failed to connect to server. Please try again later.',
    'Continue',
    'stay',
  ],
  'internship.submitted': [
    'Application Submitted',
    'Your internship application has been submitted successfully. We will get back to you soon!',
    'Continue',
    home,
  ],
  'partnership.loginRequired': [
    'Authentication Required',
    'Please log in to submit your partnership application.',
    'Login, Close',
    paths.login,
  ],
  'partnership.failed': ['Submission Failed', 'Error: {message}', 'Continue', 'stay'],
  'partnership.unreachable': ['Network Error', unreachable, 'Continue', 'stay'],
  'partnership.submitted': [
    'Application Submitted',
    'Your partnership application was submitted successfully!',
    'Continue',
    home,
  ],
  'service.loginRequired': [
    'Authentication Required',
    'Please log in to submit the form.',
    'Login, Close',
    paths.login,
  ],
  'service.failed': ['Error', '{message}', 'Continue', 'stay'],
  'service.unreachable': [
    'Error',
    'Failed to submit the request. Please try again later.',
    'Continue',
    'stay',
  ],
  'service.mailFailed': [
    'Partial Success',
    'Form submitted successfully, but email could not be sent: {message}',
    'Go Home, Send the email again',
    home,
  ],
  'service.submitted': ['Success', 'Your service request has been submitted successfully!', 'Continue', home],
  'consultation.loginRequired': [
    'Authentication Required',
    'Please log in to submit your consultation request.',
    'Login',
    paths.login,
  ],
  'consultation.failed': ['Submission Failed', '{message}', 'Try Again', 'stay'],
  'consultation.mailFailed': [
    'Partial Success',
    'Your application was submitted, but there was an issue sending the confirmation email.',
    'Go Home, Send the email again',
    home,
  ],
  'consultation.unreachable': ['Network Error', unreachable, 'Retry', 'stay'],
  'consultation.submitted': [
    'Success!',
    'Your consultation request has been submitted successfully!',
    'Go Home',
    home,
  ],
  'login.welcome': ['Welcome Back!', 'You are logged in as {email}.', 'Continue', home],
  'profile.updated': [
    'Profile updated successfully!',
    'Our forms can fill in your name and phone number from it, when you ask for it.',
    'Continue',
    'back',
  ],
  'profile.failed': ['Failed to update profile.', '{message}', 'Continue', 'stay'],
  'profile.unreachable': [
    'Server error while updating profile.',
    'The server did not answer. Please try again later.',
    'Continue',
    'stay',
  ],
  'password.change': [
    'Change Password',
    'Are you sure to change password?',
    'Continue, Cancel',
    paths.forgotPassword,
  ],
  'account.logOut': ['Logout', 'Are you sure you want to log out?', 'Continue, Cancel', paths.settings],
};

/** What is said when the server gave no reason. */
const fallbacks: Partial<Record<DialogKind, string>> = {
  'job.failed': 'Error: Unable to submit application.',
  'feedback.failed': 'Something went wrong. Please try again.',
  'internship.failed': 'Failed to submit your application.',
  'partnership.failed': 'Error: Unable to submit partnership application.',
  'service.failed': 'Failed to submit the request. Please try again later.',
  'consultation.failed': 'Failed to submit your consultation request. Please try again later.',
};

const leadOf = (kind: DialogKind) => {
  const { leads } = outcomeOf(kind).confirm;
  if (leads === 'stay') return leads;
  return 'back' in leads ? 'back' : leads.to;
};

test.each(Object.entries(catalogue) as [DialogKind, Row][])(
  '“%s” says and does what is agreed',
  (kind, row) => {
    const { title, message, confirm, extra, cancel } = outcomeOf(kind);
    const buttons = [confirm, extra, cancel].flatMap((button) => (button ? [button.label] : [])).join(', ');
    expect([title, message, buttons, leadOf(kind)]).toEqual(row);
  },
);

test.each(Object.entries(fallbacks) as [DialogKind, string][])(
  '“%s” has its own words when the server has none',
  (kind, words) => {
    expect(messageOf(outcomeOf(kind), {})).toBe(words);
    expect(messageOf(outcomeOf(kind), { message: 'Too late.' })).toContain('Too late.');
  },
);

test('no dialog speaks of a message that was not given', () => {
  for (const kind of Object.keys(outcomes) as DialogKind[]) {
    expect(messageOf(outcomeOf(kind), { email: 'asha@mail.example' })).not.toMatch(/[{}]|undefined|: *$/);
  }
});

test('every result stands in the catalogue; only the site’s own questions do not', () => {
  const others = Object.keys(outcomes).filter((kind) => !(kind in catalogue));
  expect(others).toEqual(['form.leave', 'form.discard']);
});

test('dismissing a success does what its button does, and dismissing a question nothing', () => {
  const dismissals = (tones: string[]) =>
    (Object.keys(outcomes) as DialogKind[])
      .map(outcomeOf)
      .filter(({ tone }) => tones.includes(tone))
      .map(({ dismiss }) => dismiss);
  expect(new Set(dismissals(['success', 'warning']))).toEqual(new Set(['confirm']));
  expect(new Set(dismissals(['question']))).toEqual(new Set(['cancel']));
  // Whoever is asked to log in may stay with Esc (acceptance CONS-12).
  expect(outcomeOf('consultation.loginRequired').dismiss).toBe('cancel');
});
