/** Words about a submission that is being sent. In a file of their own, because the loading screen loads them. */
export const sendingCopy = {
  title: 'Sending your resume',
  share: (percent: number, size: string) => `${percent}% of ${size}`,
  /** Announced at every quarter of an upload. */
  quarter: (percent: number) => `${percent}% sent`,
  cancel: 'Cancel',
  waiting: 'Sent. Waiting for the answer.',
  stopped: 'Sending was stopped. Your answers and your file are still here.',
  stillWorking: 'Still working, nothing is lost.',
  aboutWaiting: 'Your answers stay in the form and on this device until the server has answered.',
  /** For a browser that keeps no draft, or after a logout in another tab deleted it. */
  aboutWaitingUnkept: 'Your answers stay in the form until the server has answered.',
  /** It is unknown whether the submission arrived; the server accepts the same answers only once. */
  stoppedWaiting:
    'You stopped waiting. Your answers are still here. If they did arrive, sending them again in the next minutes does not send them twice.',
} as const;
