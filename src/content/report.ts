/** How far back a report reaches: the last minutes, or everything there is. */
export type ReportRange = 1 | 5 | 'all';

const steps = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

/** Words of the report that a visitor makes: what it is, what is in it, and what to do with it. Its buttons: reportButton.ts. */
export const reportCopy = {
  title: 'Report a problem',
  introduction:
    'This site can write down in a small file, called a trace, what it did in this tab: which pages were open and what they showed. With it our support team sees what you saw.',
  sentByNobody:
    'The file is made in your browser, and nobody sends it but you. Read first what is in it; then save it and write to us.',
  neverHolds:
    'It never holds what you typed or chose in a form: no name, no address, no password, no code and no file. Of an answer it says only whether there is one, which rule it breaks, and whether it opened a further question, as “Others” does.',
  range: {
    legend: 'How much of it',
    choices: { 1: 'The last minute', 5: 'The last 5 minutes', all: 'All of it' },
    dropped: (count: number) =>
      count === 1
        ? 'The step before that was dropped for lack of room.'
        : `${count} earlier steps were dropped for lack of room.`,
  },
  contents: {
    heading: 'What is in it',
    reading: 'Reading what happened…',
    summary: (count: number, from: string, to: string) => `${steps(count)}, from ${from} to ${to}:`,
    none: 'No steps. The file holds only what the page shows now.',
    list: 'The steps, oldest first',
    about: {
      heading: 'About your browser',
      browser: 'Browser',
      other: 'another one',
      window: 'Window',
      size: (width: number, height: number) => `${width} by ${height} pixels`,
      language: 'Language',
      colours: 'Colours of your device',
      colourModes: { light: 'Light', dark: 'Dark' },
      motion: 'Motion',
      motions: { reduced: 'As little as possible', usual: 'As usual' },
      build: 'Version of this site',
      leftOut: 'Left out',
      /** `what` describes the values. */
      leftOutOf: (count: number, what: string) =>
        count === 0
          ? 'Nothing'
          : `${count} ${count === 1 ? 'value' : 'values'} that might be private: ${what}`,
      missed: 'Not recorded',
      missedCount: steps,
    },
    raw: 'The whole file, as JSON',
    rawNote: 'Every value of the file. In the file itself there are no line breaks.',
  },
  empty: {
    title: 'Nothing has been recorded yet.',
    text: 'Recording begins once a page has loaded. It lies in the memory of this tab and nowhere else, and is emptied when you log out.',
  },
  refused: {
    title: 'The file was not made.',
    text: 'The last look at it found something that must not leave your browser. Nothing was saved or copied. Please write to us what happened instead.',
  },
  handOver: {
    heading: 'Hand it over',
    consent: 'I have seen what is in the file and want to hand it over myself.',
    reason: 'The buttons work once the box is ticked.',
    save: 'Save',
    copy: 'Copy',
    share: 'Share',
    saved: (name: string) => `Saved as ${name} among your downloads.`,
    copied: 'Copied. Paste it into your email, or into a file.',
    shared: 'Handed to the app you chose.',
    copyRefused:
      'Your browser did not let us copy. Nothing is lost: save the file, or select the text under “The whole file, as JSON”.',
    shareRefused: 'Your browser did not let us share. Nothing is lost: save the file instead.',
  },
  next: {
    heading: 'What to do with it',
    before: 'Write to ',
    naming: ', name the reference ',
    attaching: ', attach the file, and say in a sentence what went wrong.',
    telling: ', and say in a sentence what went wrong.',
    subject: (reference: string) => `A problem with the website, reference ${reference}`,
  },
  close: 'Close',
} as const;
