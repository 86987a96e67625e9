import type { Field } from '../../../contract/fields.ts';

/**
 * Typed or pasted text without control characters that cannot be stored. Word processors copy line and page breaks as
 * U+000B and U+000C, and PDF viewers leave U+0002 where a word was hyphenated; an error about them would not help,
 * because visitors cannot see them. A password stays as it is.
 */
export const storableTextOf = ({ control }: Field, text: string): string =>
  control === 'password'
    ? text
    : text
        .replace(/[\v\f]/g, control === 'multiline' ? '\n' : ' ')
        // eslint-disable-next-line no-control-regex
        .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '');
