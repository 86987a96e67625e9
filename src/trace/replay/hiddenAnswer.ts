/** Shown in place of an answer or an account's name: a trace says only that there was one. */
export const hiddenAnswer = '••••';
