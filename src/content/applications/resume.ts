/** The file field for a résumé. */
export const resumeCopy = {
  choose: 'Choose PDF',
  again: 'Choose PDF again',
  drop: 'or drop the file here',
  over: 'Let go to add the file',
  replace: 'Replace',
  remove: 'Remove',
  checked: 'Checked: this is a PDF.',
  isProtected: 'This PDF is protected. If it asks for a password, please choose one without.',
  unkept:
    'This browser cannot keep the file itself. If you reload this page or come back later, please choose it again.',
  large: 'Large file: sending may take a minute on a slow line.',
  tooLarge: (size: string, limit: string) =>
    `This file is ${size}, and we take up to ${limit}. You can still try to send it; what you typed stays either way. Or `,
  chooseSmaller: 'choose a smaller file',
  refusedForSize: 'This file is too large to be taken. Please choose a smaller one.',
  facts: (size: string, pages?: number) =>
    pages === undefined ? `PDF, ${size}` : `PDF, ${size}, ${pages === 1 ? '1 page' : `${pages} pages`}`,
  taken: (name: string, others: number) =>
    others === 1
      ? `One file is enough: we took “${name}” and left the other one.`
      : `One file is enough: we took “${name}” and left the ${others} others.`,
  wrongName: (name: string) => `“${name}” is not a PDF. In your word processor: Save as, PDF.`,
  wrongContent: (name: string) =>
    `“${name}” has the right name but cannot be read as a PDF. If it was changed or moved since you chose it, please choose it again.`,
  empty: (name: string) => `“${name}” is empty. Please export it again.`,
  lastTime: {
    before: 'Last time you chose ',
    after: '. This browser did not keep the file, so please choose it once more.',
  },
} as const;
