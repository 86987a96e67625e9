/** Messages that one account page hands over to the next (specification SIGNUP, FORGOT, RESET, SET, LOGIN-12). */
export const statuses = {
  created: 'Account created. Please log in.',
  codeVerified: 'OTP verified successfully.',
  passwordReset: 'Password reset successfully.',
  loggedOut: 'You have been logged out successfully.',
  sessionEnded: 'Your session has ended. Please log in again.',
} as const;
