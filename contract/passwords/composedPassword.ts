/**
 * The form in which passwords are compared and hashed (NFC, as RFC 8265 has it). Keyboards differ in the code points that
 * they send for the same letter: Tamil “ொ” is one of them on some and two on others.
 */
export const composedPassword = (password: string): string => password.normalize('NFC');
