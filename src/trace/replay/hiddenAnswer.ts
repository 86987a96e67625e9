/** Stands where somebody answered, or an account has a name: a trace says only that there was something. */
export const hiddenAnswer = '••••';
