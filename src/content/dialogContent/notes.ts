/** Calmer second sentences that several dialogContents share. */
export const notes = {
  kept: 'All your entries are kept.',
  feedbackKept: 'What you wrote stays here while you log in.',
  safe: 'Your entries are safe on this device. We never send by ourselves.',
  mailOnly:
    'We have everything you sent. Only the email is missing; sending it again does not send the form twice.',
} as const;

/** Offered when a form was stored but its e-mails failed. */
export const resendEmails = { label: 'Send the email again' } as const;
