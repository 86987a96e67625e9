/** What a button says once it was asked to copy a text. */
export const copyResults = {
  copied: 'Copied',
  refused: 'Your browser did not allow copying. Select the text and copy it.',
} as const;
