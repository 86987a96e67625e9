import { memo, useEffect, useRef, useState } from 'react';
import { requiredMessageOf } from '../../../../contract/fields.ts';
import type { Field } from '../../../../contract/fields.ts';
import { HiddenLiveRegion } from '../../../components/feedback/HiddenLiveRegion.tsx';
import { RepeatedWords } from '../../../components/feedback/RepeatedWords.tsx';
import { useForm } from '../formContext.ts';
import type { FormContext } from '../formContext.ts';
import { summaryAttribute } from '../focus/revealControl.ts';

/** Milliseconds after which an attempt to submit has been validated and its list of errors is rendered. */
const pause = 300;

const nothing = { words: '', count: 0 };

type VisibleErrors = FormContext['visibleErrors'];
type VisibleError = VisibleErrors[number];

const wordsOf = ({ field, message }: VisibleError) =>
  message === requiredMessageOf(field) ? message : `${field.label}: ${message}`;

/** Whether the focus is in the text control of this answer. */
function isBeingTyped({ name }: Field): boolean {
  const { activeElement } = document;
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isText && activeElement.name === name;
}

/**
 * Announces the error of an answer once focus has left its control: a screen-reader user would not go back to find it,
 * and must not hear that an answer is wrong while typing it. After each attempt to submit all errors are announced at
 * once; in a form with a list of errors (ErrorSummary), that list announces them instead.
 */
export const ErrorAnnouncement = memo(function ErrorAnnouncement() {
  const { visibleErrors, failedAttempts } = useForm();
  const place = useRef<HTMLElement>(null);
  const known = useRef<VisibleErrors>([]);
  const attempts = useRef(0);
  const last = useRef(nothing);
  const [said, setSaid] = useState(nothing);

  useEffect(() => {
    const form = place.current?.closest('form');
    attempts.current = Math.min(attempts.current, failedAttempts);
    const announce = () => {
      const isAttempt = failedAttempts > attempts.current;
      attempts.current = failedAttempts;
      const isListed = isAttempt && form?.querySelector(`[${summaryAttribute}]`);
      const announcedBefore = isAttempt ? [] : known.current;
      const before = isListed ? visibleErrors : announcedBefore;
      const waits = ({ field }: VisibleError) => !isAttempt && isBeingTyped(field);
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
    let timer = setTimeout(announce, pause);
    const announceLater = () => {
      clearTimeout(timer);
      timer = setTimeout(announce, pause);
    };
    form?.addEventListener('focusout', announceLater);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('focusout', announceLater);
    };
  }, [visibleErrors, failedAttempts]);

  return (
    <HiddenLiveRegion ref={place}>
      <RepeatedWords {...said} />
    </HiddenLiveRegion>
  );
});
