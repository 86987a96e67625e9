import { statuses } from '../accounts/statuses.ts';
import { paths } from '../../../contract/paths.ts';
import { cancel, goHome, stay } from './dialogContent.ts';
import type { DialogContent } from './dialogContent.ts';

/** Results and questions of the account screens (specification 8, D33). */
export const accountDialogs = {
  'login.welcome': {
    tone: 'success',
    title: 'Welcome Back!',
    message: 'You are logged in as {email}.',
    confirm: goHome(),
    dismiss: 'confirm',
    returnLabels: { application: 'Back to your application', page: 'Back to where you were' },
  },
  'profile.updated': {
    tone: 'success',
    title: 'Profile updated successfully!',
    message: 'Our forms can fill in your name and phone number from it, when you ask for it.',
    confirm: { label: 'Continue', onClose: { goBack: true, fallback: paths.settings } },
    dismiss: 'confirm',
  },
  'profile.failed': {
    tone: 'failure',
    title: 'Failed to update profile.',
    message: '{message}',
    fallback: 'Please try again.',
    note: 'Your entries are kept.',
    confirm: stay(),
    dismiss: 'confirm',
  },
  'profile.unreachable': {
    tone: 'failure',
    title: 'Server error while updating profile.',
    message: 'The server did not answer. Please try again later.',
    note: 'Your entries are kept.',
    confirm: stay(),
    dismiss: 'confirm',
  },
  'password.change': {
    tone: 'question',
    title: 'Change Password',
    message: 'Are you sure to change password?',
    note: 'We send a code to your email first.',
    confirm: { label: 'Continue', onClose: { to: paths.forgotPassword } },
    cancel,
    dismiss: 'cancel',
  },
  'account.logOut': {
    tone: 'question',
    title: 'Logout',
    message: 'Are you sure you want to log out?',
    note: 'Your form drafts on this device will be removed, too.',
    confirm: {
      label: 'Continue',
      onClose: { to: paths.settings, logOut: true, status: statuses.loggedOut },
    },
    cancel,
    dismiss: 'cancel',
  },
} as const satisfies Record<string, DialogContent>;
