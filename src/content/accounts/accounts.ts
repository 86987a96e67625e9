import * as constants from '../../../contract/constants.ts';
import { statuses } from './statuses.ts';

/** Words that account screens share. */
export const accountCopy = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;

/** Words round a one-time code, the same wherever one is asked for. */
export const codeCopy = {
  send: 'Send OTP',
  sending: 'Sending OTP...',
  sendAgain: 'Send again',
  sendAgainIn: (clock: string) => `Send again in ${clock}`,
  canSendAgain: 'You can send the code again now.',
  verifyIn: (label: string, clock: string) => `${label} in ${clock}`,
  verifying: 'Verifying OTP...',
  attemptsLeft: (count: number) => (count === 1 ? '1 try left.' : `${count} tries left.`),
  tooManyWrong: 'Too many wrong codes. You can ask for a new one when the clock has run down.',
  worksOnce:
    'A code works once, and for a short time. If you used it in another tab, go on there; if not, please send it again.',
  mayBeUsed:
    'The answer to your try before was lost, and this code may have been used by it. Please send it again.',
  ended: 'This code is too old to be accepted. Please send it again.',
  typeAgain: 'Please type the code once more to sign up. We do not keep it when a page is loaded again.',
  /** Messages after the link in an email was followed. */
  link: {
    filledIn: (button: string) => `The code from your email is filled in. Press ${button}.`,
    waits: 'Your code is ready. Enter the email it was sent to and press Send OTP: it is filled in then.',
    otherAddress: (address: string) =>
      `That link was for ${address}. Open the newest email, or change the address here.`,
  },
} as const;

/** Words of the account screens (specification 2, 5, 8). */
export const signUpCopy = {
  heading: 'Create account',
  introduction: 'All answers are required. It takes about three minutes.',
  sections: { email: 'Your email', you: 'About you', password: 'Password' },
  emailHelp: 'We send a code to this address. It stays the name of your account.',
  verify: 'Verify',
  submit: 'Sign Up',
  submitting: 'Submitting...',
  login: 'Login',
  back: 'Back',
  emailFirst: 'Please enter your email first.',
  codeFirst: 'Please enter the OTP.',
  verifyFirst: 'Please verify OTP before signing up.',
  codeSent: 'OTP sent to your email. Please check your inbox.',
  codeVerified: 'OTP verified successfully!',
  sendError: { failed: 'Failed to send OTP.', unreachable: 'Error while sending OTP.' },
  verifyError: { failed: 'Invalid OTP. Try again.', unreachable: 'Error while verifying OTP.' },
  emailConfirmedHint: 'Changing the email asks for a new code.',
  ageNote: {
    before: 'Our ',
    link: 'Terms and Conditions',
    after: ` ask for a minimum age of ${constants.minimumAge}.`,
  },
  strength: { 1: 'Weak', 2: 'Medium', 3: 'Strong' },
  strengthHeard: (strength: string) => `Password strength: ${strength}.`,
  failed: 'Something went wrong. Please try again.',
  unreachable: 'An error occurred while connecting to the server.',
  mayBeCreated:
    'The answer to your try before was lost, and your account may have been created by it. Log in to find out.',
  created: statuses.created,
  /** What the panel beside the form says at each step. */
  story: {
    unsent: {
      title: 'One account for everything you send us',
      text: 'Apply for a role, ask for a service, and see your details in one place.',
    },
    sent: {
      title: 'The code may take a minute',
      text: 'You can fill in the rest meanwhile. If nothing arrives, look in the junk folder or send it again.',
    },
    verified: {
      title: 'Your email is confirmed',
      text: 'Press Sign Up. On the next page you can log in with one press.',
    },
  },
} as const;

export const loginCopy = {
  heading: 'Log in',
  introduction: 'With the email and password of your account.',
  submit: 'Login',
  submitting: 'Submitting...',
  forgot: 'Forgot Password',
  /** Beside the message that the account was created: one press logs in, without typing the password again. */
  newAccount: 'Log in with the new account',
  noAccount: 'No account yet?',
  signUp: 'Sign Up',
  back: 'Back',
  failed: 'Something went wrong. Please try again.',
  unreachable: 'An error occurred while connecting to the server.',
  clockIsWrong:
    'By the clock of this device your login would be over already. Please set its date and time, and try again.',
  sessionExpired: statuses.sessionEnded,
  alreadyIn: { before: 'You are already logged in as ', after: '.', link: 'Open settings' },
  story: {
    title: 'Your drafts are where you left them',
    text: 'After you log in, a form you began on this device opens with your entries in it.',
  },
} as const;

/** Forgot password: each step with its heading, and the panel beside it. */
export const forgotCopy = {
  back: 'Back to Login',
  steps: {
    email: {
      count: 'Step 1 of 3',
      name: 'Your email',
      heading: 'Forgot password',
      introduction: 'We send a code to the email of your account. With it you choose a new password.',
    },
    code: { count: 'Step 2 of 3', name: 'Enter the code', heading: 'Enter the code' },
  },
  sentTo: { before: 'We sent it to ', after: '.', change: 'Change email' },
  verify: 'Verify OTP',
  codeSent: 'OTP sent to your email.',
  codeVerified: statuses.codeVerified,
  sendError: {
    failed: 'Failed to send OTP. Please try again.',
    unreachable: 'An error occurred. Please try again.',
  },
  verifyError: {
    failed: 'Invalid OTP. Please try again.',
    unreachable: 'An error occurred. Please try again.',
  },
  story: {
    unsent: {
      title: 'A new password takes three steps',
      text: 'Your email, a code from your inbox, and the password you choose.',
    },
    sent: {
      title: 'The code proves the inbox is yours',
      text: 'Nothing changes on your account until you set a new password.',
    },
    verified: { title: 'The inbox is yours', text: 'One step is left: the new password.' },
  },
} as const;

export const resetCopy = {
  back: 'Back to Login',
  heading: 'Reset password',
  step: { count: 'Step 3 of 3', name: 'New password' },
  whose: { before: 'For ', after: '.' },
  submit: 'Reset password',
  submitting: 'Submitting...',
  mismatchHint: 'Show both to compare them.',
  failed: 'Something went wrong. Please try again.',
  unreachable: 'An error occurred while connecting to the server.',
  mayBeDone:
    'The answer to your try before was lost, and your new password may have been set by it. Log in to find out.',
  login: 'Login',
  done: statuses.passwordReset,
  toForgot: 'Go to Forgot Password',
  /** For a page that was opened without an email address. */
  noEmail: {
    introduction: 'Start with your email so we know which account to reset.',
    steps: [
      { title: 'Your email', text: 'We send a code to the address of the account.' },
      { title: 'The code', text: 'It proves that the inbox is yours.' },
      { title: 'A new password', text: 'From then on you log in with it.' },
    ],
  },
  story: {
    ready: { title: 'One step left', text: 'After this you log in with the new password.' },
    noEmail: {
      title: 'Three steps, in order',
      text: 'Your email, a code from your inbox, and the password you choose.',
    },
  },
} as const;

/** The modal in front of a page that needs an account (specification GUARD). */
export const guardCopy = {
  title: 'You need to log in!',
  message: 'Please log in to access this page.',
  note: 'After that, one press brings you back to this page.',
  login: 'Login',
  back: 'Back',
} as const;
