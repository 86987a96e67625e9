/** Words that account screens share. */
export const accountWords = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;

/** Words of the account screens (specification sections 2, 4, 5 and 8). */
export const signUpWords = {
  heading: 'Create account',
  lead: 'All answers are needed. It takes about three minutes.',
  sections: { email: 'Your email', you: 'About you', password: 'Password' },
  emailHelp: 'We send a code to this address. It stays the name of your account.',
  sendCode: 'Send OTP',
  sendAgain: 'Send again',
  sendAgainIn: (seconds: number) => `Send again in 0:${String(seconds).padStart(2, '0')}`,
  canSendAgain: 'You can send the code again now.',
  sendingCode: 'Sending OTP...',
  verify: 'Verify',
  verifying: 'Verifying OTP...',
  submit: 'Sign Up',
  submitting: 'Submitting...',
  login: 'Login',
  back: 'Back',
  emailFirst: 'Please enter your email first.',
  codeFirst: 'Please enter the OTP.',
  verifyFirst: 'Please verify OTP before signing up.',
  codeSent: 'OTP sent to your email. Please check your inbox.',
  sendFailed: 'Failed to send OTP.',
  sendUnreachable: 'Error while sending OTP.',
  codeVerified: 'OTP verified successfully!',
  verifyFailed: 'Invalid OTP. Try again.',
  verifyUnreachable: 'Error while verifying OTP.',
  emailConfirmedHint: 'Changing the email asks for a new code.',
  ageNote: { before: 'Our ', link: 'Terms and Conditions', after: ' ask for a minimum age of 18.' },
  strength: { 1: 'Weak', 2: 'Medium', 3: 'Strong' },
  failed: 'Something went wrong. Please try again.',
  unreachable: 'An error occurred while connecting to the server.',
  created: 'Account created. Please log in.',
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
      text: 'Press Sign Up, then log in with this email and your password.',
    },
  },
} as const;

export const loginWords = {
  heading: 'Log in',
  lead: 'With the email and password of your account.',
  submit: 'Login',
  submitting: 'Submitting...',
  forgot: 'Forgot Password',
  noAccount: 'No account yet?',
  signUp: 'Sign Up',
  back: 'Back',
  failed: 'Something went wrong. Please try again.',
  unreachable: 'An error occurred while connecting to the server.',
  sessionExpired: 'Your session has ended. Please log in again.',
  alreadyIn: { before: 'You are already logged in as {email}.', link: 'Open settings' },
  story: {
    title: 'Your drafts are where you left them',
    text: 'After you log in, a form you began on this device opens with your entries in it.',
  },
} as const;

/** The modal in front of a page that needs an account (specification section 2). */
export const guardWords = {
  title: 'You need to log in!',
  message: 'Please log in to access this page.',
  note: 'After that, one press brings you back to this page.',
  login: 'Login',
  back: 'Back',
} as const;
