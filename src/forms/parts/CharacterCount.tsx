import FormHelperText from '@mui/material/FormHelperText';
import type { Field } from '../../../contract/fields.ts';
import { longestAnswerOf } from '../../../contract/messages.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import { SettledAnnouncement } from './SettledAnnouncement.tsx';

/** Controls in which one writes freely. */
const counted: readonly Field['control'][] = ['text', 'tel', 'url', 'multiline'];

/** The part of the longest answer that is left when the count begins. */
const nearEnd = 0.1;

/** Characters that an answer may still have, negative where it has too many; undefined while its end is far. */
export function charactersLeftOf(field: Field, text: string): number | undefined {
  const longest = longestAnswerOf(field);
  const left = longest - text.trim().length;
  return counted.includes(field.control) && left <= longest * nearEnd ? left : undefined;
}

/** How much room an answer has left. What is seen follows each keystroke, what is heard waits for a pause. */
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
