/**
 * What cannot be stored in a text by both database engines: control characters except line breaks and tabs, and lone
 * surrogates. A pattern, because some of the supported browsers do not have `isWellFormed`.
 */
// oxlint-disable-next-line no-control-regex -- these characters are what it looks for
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Cs}]/gu;

/** The text without the characters that cannot be stored. */
export const withoutUnstorable = (text: string): string => text.replace(unstorable, '');

/** Whether both database engines store the text unchanged. */
export const isStorable = (text: string): boolean => text.search(unstorable) === -1;
