/**
 * Words of the login inside a dialog, for which visitors need not leave their form (specification GUARD-10, DLG-11).
 */
export const inlineLoginCopy = {
  title: 'Or log in without leaving this page',
  line: 'Everything in the form stays as it is.',
  submit: 'Log in here',
  signUp: 'Create an account',
  forgot: 'Forgot password',
} as const;
