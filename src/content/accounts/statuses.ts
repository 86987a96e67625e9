/** What one page of the accounts says on the next (specification SIGNUP, FORGOT, RESET, SET). */
export const statuses = {
  created: 'Account created. Please log in.',
  codeVerified: 'OTP verified successfully.',
  passwordReset: 'Password reset successfully.',
  loggedOut: 'You have been logged out successfully.',
} as const;
