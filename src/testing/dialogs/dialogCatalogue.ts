import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import type { DialogKind } from '../../content/dialogContent/dialogContents.ts';

/** Title, message, labels of the buttons, and where the first button leads. */
export type Row = [title: string, message: string, buttons: string, leads: Path | 'stay' | 'back'];

const unreachable = 'Failed to connect to the server. Please try again later.';
const home = paths.home;

/** The error catalogue (specification 8), copied here so that tests can compare the site with it. */
export const catalogue: Partial<Record<DialogKind, Row>> = {
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
  'sending.loggedOut': [
    'Logged Out While Sending',
    'You were logged out while the form was being sent, and no answer came. It may have arrived: if it did, an email confirms it.',
    'Continue',
    'stay',
  ],
  'sending.failedLoggedOut': [
    'Logged Out While Sending',
    'You were logged out while the form was being sent, and the server has not accepted it.',
    'Continue',
    'stay',
  ],
  'sending.otherAccount': [
    'Another Account Logged In',
    'Another account logged in here while a form was being sent. It may have arrived: if it did, an email to whoever sent it confirms it.',
    'Continue',
    'stay',
  ],
  'sending.otherAccountEarly': [
    'Another Account Logged In',
    'Another account logged in here before all of a form was sent, so it has not arrived.',
    'Continue',
    'stay',
  ],
  'sending.left': [
    'Left While Sending',
    'You left the form while it was being sent. It may have arrived: if it did, an email confirms it.',
    'Continue',
    'stay',
  ],
  'sending.leftEarly': [
    'Left While Sending',
    'You left the form before all of it was sent, so it has not arrived.',
    'Continue',
    'stay',
  ],
  'sending.leftStored': [
    'Left While Sending',
    'You left the form while it was being sent. It has arrived, and an email confirms it.',
    'Continue',
    'stay',
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

/** The messages for a failure for which the server gave no reason. */
export const fallbacks: Partial<Record<DialogKind, string>> = {
  'job.failed': 'Error: Unable to submit application.',
  'feedback.failed': 'Something went wrong. Please try again.',
  'internship.failed': 'Failed to submit your application.',
  'partnership.failed': 'Error: Unable to submit partnership application.',
  'service.failed': 'Failed to submit the request. Please try again later.',
  'consultation.failed': 'Failed to submit your consultation request. Please try again later.',
};
