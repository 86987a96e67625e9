import type { Field } from '../../../../contract/fields.ts';
import { withoutUnstorable } from '../../../../contract/text/storable.ts';

/**
 * Typed or pasted text without the characters that cannot be stored. Word processors copy line and page breaks as
 * U+000B and U+000C, and PDF viewers leave U+0002 where a word was hyphenated; an error about them would not help,
 * because visitors cannot see them. A password stays as it is.
 */
export const storableTextOf = ({ control }: Field, text: string): string =>
  control === 'password'
    ? text
    : withoutUnstorable(text.replace(/[\v\f]/g, control === 'multiline' ? '\n' : ' '));
