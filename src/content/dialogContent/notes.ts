/** Calmer second sentences that several dialogContents share. */
export const notes = {
  kept: 'All your entries are kept.',
  feedbackKept: 'What you wrote stays here while you log in.',
  safe: 'Your entries are still in the form. We never send by ourselves.',
  /** For a button that leads back to the form, which does not send by itself: which button to press there. */
  keptToSend: (submit: string) =>
    `All your entries are kept. To send them again, press “${submit}” in the form.`,
  safeToSend: (submit: string) =>
    `Your entries are still in the form. To send them again, press “${submit}” in the form.`,
  /** Added where the form had left and no answer tells what became of it. */
  mayHaveArrived:
    'The form may have arrived all the same. The same answers, sent again within a few minutes, do not arrive twice.',
  mailOnly:
    'We have everything you sent. Only the email is missing; sending it again does not send the form twice.',
} as const;

/** Offered when a form was stored but its emails failed. */
export const resendEmails = { label: 'Send the email again' } as const;
