import { memo, useEffect, useRef, useState } from 'react';
import { requiredMessageOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { RepeatedWords } from '../../components/feedback/RepeatedWords.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { useForm } from './formContext.ts';
import type { FormContext } from './formContext.ts';
import { summaryAttribute } from './revealControl.ts';

/** Milliseconds in which an attempt to submit is judged, and its list of errors is there. */
const pause = 300;

const nothing = { words: '', count: 0 };

type VisibleErrors = FormContext['visibleErrors'];
type VisibleError = VisibleErrors[number];

const wordsOf = ({ field, message }: VisibleError) =>
  message === requiredMessageOf(field) ? message : `${field.label}: ${message}`;

/** Whether the keyboard is where this answer is written. */
function isWritten({ name }: Field): boolean {
  const { activeElement } = document;
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isText && activeElement.name === name;
}

/**
 * Reads out the error of an answer once it is left: nobody who only listens goes back to a control that the keyboard has
 * left, and nobody who types wants to hear of a half answer that it is wrong. After each attempt to submit all of them are
 * read out at once, from the form's list of errors where it has one.
 */
export const ErrorAnnouncement = memo(function ErrorAnnouncement() {
  const { visibleErrors, failedAttempts } = useForm();
  const place = useRef<HTMLSpanElement>(null);
  const known = useRef<VisibleErrors>([]);
  const attempts = useRef(0);
  const last = useRef(nothing);
  const [said, setSaid] = useState(nothing);

  useEffect(() => {
    const form = place.current?.closest('form');
    attempts.current = Math.min(attempts.current, failedAttempts);
    const tell = () => {
      const isAttempt = failedAttempts > attempts.current;
      attempts.current = failedAttempts;
      const isListed = isAttempt && form?.querySelector(`[${summaryAttribute}]`);
      const toldBefore = isAttempt ? [] : known.current;
      const before = isListed ? visibleErrors : toldBefore;
      const waits = ({ field }: VisibleError) => !isAttempt && isWritten(field);
      const settled = visibleErrors.filter((error) => !waits(error));
      const added = settled.filter(
        ({ field, message }) => !before.some((one) => one.field === field && one.message === message),
      );
      const waiting = before.filter((one) =>
        visibleErrors.some((error) => error.field === one.field && waits(error)),
      );
      known.current = [...settled, ...waiting];
      const words = added.map(wordsOf).join(' ');
      const isRepeated = words === last.current.words;
      if (words) last.current = { words, count: isRepeated ? last.current.count + 1 : 0 };
      setSaid(words ? last.current : nothing);
    };
    let timer = setTimeout(tell, pause);
    const tellLater = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, pause);
    };
    form?.addEventListener('focusout', tellLater);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('focusout', tellLater);
    };
  }, [visibleErrors, failedAttempts]);

  return (
    <VisuallyHidden as="div" ref={place}>
      <LiveRegion>
        <RepeatedWords {...said} />
      </LiveRegion>
    </VisuallyHidden>
  );
});
