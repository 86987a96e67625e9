const leaving = 'Leaving this page asks before it drops them.';

/** Words of the profile page (specification EDIT). */
export const profileCopy = {
  heading: 'Edit profile',
  settings: 'Settings',
  /** Shown until the form has loaded. */
  waiting:
    'Your name, phone number, address, date of birth and gender. They show here once you are logged in and we have fetched them.',
  loadFailed: 'Failed to fetch profile.',
  loadUnreachable: 'Server error while fetching profile.',
  loadHelp: 'Nothing can be changed before your details are here.',
  retry: 'Retry',
  login: 'Login',
  section: { title: 'Your details', line: 'All answers are required.' },
  phoneHelp: 'With country code.',
  savedAs: (day: string) => `Saved as ${day}.`,
  notSaved: 'Nothing saved so far.',
  submit: 'Save changes',
  submitting: 'Updating...',
  back: 'Back',
  changes: {
    changed: (count: number) => (count === 1 ? '1 change not saved yet' : `${count} changes not saved yet`),
    changedLine: (labels: string) => `${labels}. ${leaving}`,
    unknown: 'Changes not saved yet',
    unknownLine: leaving,
    unchanged: 'No changes to save',
    unchangedLine: 'What stands here is what we have.',
    use: 'Our forms can fill in your name and phone number from here, when you ask for it.',
  },
} as const;
