/** Words about a submission on its way. Apart from the other words of forms, because the loading screen brings them. */
export const sendingCopy = {
  title: 'Sending your resume',
  share: (percent: number, size: string) => `${percent} % of ${size}`,
  /** Read out now and then. */
  quarter: (percent: number) => `${percent} % sent`,
  cancel: 'Cancel',
  waiting: 'Sent. Waiting for the answer.',
  stopped: 'Sending was stopped. Your answers and your file are still here.',
} as const;
