import type { Field } from '../../../contract/fields.ts';

/**
 * What was typed or pasted, as it can be kept: word processors copy their breaks of lines and pages as U+000B and U+000C, and
 * viewers of PDFs leave U+0002 where a word was divided. Whoever is told of such characters cannot find them. A password stays
 * as it is.
 */
export const storableTextOf = ({ control }: Field, text: string): string =>
  control === 'password'
    ? text
    : text
        .replace(/[\v\f]/g, control === 'multiline' ? '\n' : ' ')
        // eslint-disable-next-line no-control-regex
        .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, '');
