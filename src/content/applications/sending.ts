/** Words about a submission on its way. Apart from the other words of forms, because the loading screen brings them. */
export const sendingCopy = {
  title: 'Sending your resume',
  share: (percent: number, size: string) => `${percent} % of ${size}`,
  /** Read out now and then. */
  quarter: (percent: number) => `${percent} % sent`,
  cancel: 'Cancel',
  waiting: 'Sent. Waiting for the answer.',
  stopped: 'Sending was stopped. Your answers and your file are still here.',
  stillWorking: 'Still working, nothing is lost.',
  aboutWaiting: 'Your answers stay in the form and on this device until the server has answered.',
  /** Where the browser keeps no draft, or a logout in another tab took it along. */
  aboutWaitingUnkept: 'Your answers stay in the form until the server has answered.',
  /** Nobody can say whether it had arrived; the server takes the same answers only once. */
  stoppedWaiting:
    'You stopped waiting. Your answers are still here. If they did arrive, sending them again in the next minutes does not send them twice.',
} as const;
