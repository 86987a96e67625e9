import FormHelperText from '@mui/material/FormHelperText';
import type { Field } from '../../../contract/fields.ts';
import { longestAnswerOf } from '../../../contract/messages.ts';
import { SettledAnnouncement } from '../../components/feedback/SettledAnnouncement.tsx';
import { submissionCopy } from '../../content/applications/applications.ts';

/** Controls for free text. */
const counted: readonly Field['control'][] = ['text', 'tel', 'url', 'multiline'];

/** The count shows when at most this share of the longest answer is left. */
const nearEnd = 0.1;

/** Characters that an answer has left, negative if it has too many; undefined while it is far from its limit. */
export function charactersLeftOf(field: Field, text: string): number | undefined {
  const longest = longestAnswerOf(field);
  const left = longest - text.trim().length;
  return counted.includes(field.control) && left <= longest * nearEnd ? left : undefined;
}

/** The count of characters left. The visible text follows each keystroke, the announcement waits for a pause. */
export function CharacterCount({ left }: { left: number }) {
  const words = left < 0 ? submissionCopy.charactersOver(-left) : submissionCopy.charactersLeft(left);
  return (
    <>
      <FormHelperText error={left < 0} aria-hidden>
        {words}
      </FormHelperText>
      <SettledAnnouncement words={words} />
    </>
  );
}
