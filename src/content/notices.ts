import { offlineSentence } from './offline.ts';

const timeLeft = (minutes: number) =>
  minutes === 0 ? 'less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`;

/** Words of the bars at the lower edge; a file of its own, because no page needs them at first. */
export const noticesCopy = {
  label: 'Notices',
  ending: (minutes: number) => `You will be logged out in ${timeLeft(minutes)}.`,
  ended: 'You have been logged out.',
  offline: offlineSentence,
  replaced: 'The site was updated while this page was open. Please reload it to go on.',
  failed:
    'Loading chunk failed: a part of this page has not arrived. It may still come, or you can reload the page.',
  slow: 'The connection seems slow. What you pressed is still on its way.',
  reload: 'Reload the page',
  restored: 'You are online again. Nothing was sent in the meantime.',
  /** What happens to the entries of forms; `safe` is for a session that goes on. */
  safe: 'Your entries are safe.',
  kept: 'Your entries are kept on this device.',
  /** Nothing is kept of them. */
  unkept: 'Keep this tab open: your entries live only here.',
  /** The same where the page must be reloaded. */
  copyFirst: 'Your entries live only here: copy what you need first.',
  login: 'Login',
  dismiss: 'Dismiss',
} as const;
