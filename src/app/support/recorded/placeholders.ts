import { isoDayOf } from '../../../../contract/dates.ts';
import type { Field, FieldValue } from '../../../../contract/fields.ts';
import { PlaceholderPdf } from '../../../forms/controls/resume/PlaceholderPdf.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';

/** A placeholder that the site accepts as an email address; a trace says only that there was one. */
export const hiddenAddress = `${hiddenAnswer}@${hiddenAnswer}`;

const day = 24 * 60 * 60_000;

/** A trace does not hold a file's name, size or content: one placeholder for a PDF, and one for any other file. */
const hiddenFile = new PlaceholderPdf([], `${hiddenAnswer}.pdf`);
const hiddenOtherFile = new File([], hiddenAnswer);

/** Passes the password rules and is rated strong; a trace does not say how strong the visitor's was. */
const hiddenPassword = 'not a word of it';

/** The day after the moment shown, which passes the date rules. */
const nextDay = (): string => isoDayOf(new Date(Date.now() + day));

/**
 * What a control shows for an answer that was recorded as filled: four dots where it can hold them, else a neutral
 * value.
 *
 * | control                            | shows                                            |
 * | ---------------------------------- | ------------------------------------------------ |
 * | text, tel, url, multiline, select  | four dots                                        |
 * | code                               | four dots                                        |
 * | email                              | four dots on either side of the @                |
 * | password                           | dots, as always; its strength means nothing      |
 * | number                             | 0                                                |
 * | date, time, datetime-local         | the next day, noon; for a birthday the year 2000 |
 * | radio                              | none of its options                              |
 * | file                               | a PDF by the name of ••••.pdf                    |
 */
export function placeholderOf({ control, range }: Field, error: string | null): FieldValue {
  switch (control) {
    case 'email':
      return hiddenAddress;
    case 'password':
      return hiddenPassword;
    case 'number':
      return '0';
    case 'date':
      return range === 'birth' ? '2000-01-01' : nextDay();
    case 'time':
      return '12:00';
    case 'datetime-local':
      return `${nextDay()}T12:00`;
    case 'file':
      return error === 'pdf' ? hiddenOtherFile : hiddenFile;
    default:
      return hiddenAnswer;
  }
}
