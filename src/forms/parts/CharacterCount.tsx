import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useState } from 'react';
import type { Field } from '../../../contract/fields.ts';
import { longestAnswerOf } from '../../../contract/messages.ts';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { submissionCopy } from '../../content/applications/applications.ts';

/** Controls in which one writes freely. */
const counted: readonly Field['control'][] = ['text', 'tel', 'url', 'multiline'];

/** The part of the longest answer that is left when the count begins. */
const nearEnd = 0.1;

/** Milliseconds without a keystroke after which the count is read out. */
const pause = 1000;

/** Characters that an answer may still have, negative where it has too many; undefined while its end is far. */
export function charactersLeftOf(field: Field, text: string): number | undefined {
  const longest = longestAnswerOf(field);
  const left = longest - text.trim().length;
  return counted.includes(field.control) && left <= longest * nearEnd ? left : undefined;
}

/** How much room an answer has left. What is seen follows each keystroke, what is heard waits for a pause. */
export function CharacterCount({ left }: { left: number }) {
  const words = left < 0 ? submissionCopy.charactersOver(-left) : submissionCopy.charactersLeft(left);
  const [heard, setHeard] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setHeard(words), pause);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <>
      <FormHelperText error={left < 0} aria-hidden>
        {words}
      </FormHelperText>
      <VisuallyHidden as="div">
        <LiveRegion>{heard}</LiveRegion>
      </VisuallyHidden>
    </>
  );
}
