/** Words of the sheet that shows all answers once more before they are sent. */
export const reviewCopy = {
  title: 'Check your answers',
  line: 'Nothing is sent yet. Change what is not right, then send it.',
  change: 'Change',
  /** Questions left empty share one line, in which each of them leads to its place in the form. */
  empty: 'Left empty',
  add: 'Add',
  send: 'Send',
  back: 'Back to the form',
} as const;
