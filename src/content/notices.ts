const timeLeft = (minutes: number) =>
  minutes === 0 ? 'less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`;

/** Words of the bars at the lower edge; a file of its own, because no page needs them at first. */
export const noticesCopy = {
  label: 'Notices',
  ending: (minutes: number) => `You will be logged out in ${timeLeft(minutes)}. Your entries are safe.`,
  ended: 'You have been logged out.',
  offline: 'You are offline.',
  restored: 'You are online again. Nothing was sent meanwhile.',
  /** Where the entries of forms are. */
  kept: 'Your entries are kept on this device.',
  /** The browser refuses to keep anything. */
  unkept: 'Keep this tab open: your entries live only here.',
  login: 'Login',
  dismiss: 'Dismiss',
} as const;
