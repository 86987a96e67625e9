import { isoDayOf } from '../../../../contract/dates.ts';
import type { Field, FieldValue } from '../../../../contract/fields.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';

/** Of an address nothing is told but that there was one; the site takes this for one. */
export const hiddenAddress = `${hiddenAnswer}@${hiddenAnswer}`;

const day = 24 * 60 * 60_000;

/** Of a file its name, size and pages are not told; one that is a PDF, and one that is none. */
const hiddenFile = new File(['%PDF-1.7'], `${hiddenAnswer}.pdf`, { type: 'application/pdf' });
const hiddenOtherFile = new File([], hiddenAnswer);

/** No remark is made on it, and the site calls it strong; how strong the visitor's was is not told. */
const hiddenPassword = 'not a word of it';

/** A day after the moment shown, on which no remark is made either. */
const nextDay = (): string => isoDayOf(new Date(Date.now() + day));

/**
 * What a control shows whose answer was recorded as given: four dots where it can hold them, else something that it can draw.
 *
 * | control                            | shows                                            |
 * | ---------------------------------- | ------------------------------------------------ |
 * | text, tel, url, multiline, select  | four dots                                        |
 * | code                               | four dots                                        |
 * | email                              | four dots on either side of the @                |
 * | password                           | dots, as always; its strength tells nothing      |
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
