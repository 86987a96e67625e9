/** Stands for an answer of which a trace says only that it was given. */
export const hiddenAnswer = '••••';
