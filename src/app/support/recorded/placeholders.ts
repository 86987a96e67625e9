import { isoDayOf } from '../../../../contract/times/dates.ts';
import type { Field, FieldValue } from '../../../../contract/fields.ts';
import { PlaceholderFile } from '../../../forms/controls/resume/PlaceholderFile.ts';
import type { FieldProgress } from '../../../state/forms/formsSlice.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';

/** A placeholder that the site accepts as an email address; a trace says only that there was one. */
export const hiddenAddress = `${hiddenAnswer}@${hiddenAnswer}`;

const day = 24 * 60 * 60_000;

/** A trace does not hold a file's name, size or content; at most that it passed its check. */
const checkedFile = new PlaceholderFile(true);
const uncheckedFile = new PlaceholderFile(false);

/** The day after the moment shown, which passes the date rules. */
const nextDay = (): string => isoDayOf(new Date(Date.now() + day));

/**
 * What a control shows for an answer that was recorded as filled: four dots where it can hold them, else a neutral
 * value.
 *
 * | control                            | shows                                            |
 * | ---------------------------------- | ------------------------------------------------ |
 * | text, tel, url, multiline, select  | four dots                                        |
 * | code, password                     | four dots                                        |
 * | email                              | four dots on either side of the @                |
 * | number                             | 0                                                |
 * | date, time, datetime-local         | the next day, noon; for a birthday the year 2000 |
 * | radio                              | none of its options                              |
 * | file                               | a PDF by the name of ••••.pdf                    |
 */
export function placeholderOf(
  { control, range }: Field,
  progress?: Pick<FieldProgress, 'touched' | 'error'>,
): FieldValue {
  switch (control) {
    case 'email':
      return hiddenAddress;
    case 'number':
      return '0';
    case 'date':
      return range === 'birth' ? '2000-01-01' : nextDay();
    case 'time':
      return '12:00';
    case 'datetime-local':
      return `${nextDay()}T12:00`;
    case 'file':
      // An answer that is not touched has not been validated yet.
      return progress?.touched && progress.error === null ? checkedFile : uncheckedFile;
    default:
      return hiddenAnswer;
  }
}
