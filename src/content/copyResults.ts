/** Messages after a press on a button that copies a text. */
export const copyResults = {
  copied: 'Copied',
  refused: 'Your browser did not allow copying. Select the text and copy it.',
} as const;
