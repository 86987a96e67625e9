import { memo, useEffect, useRef, useState } from 'react';
import { requiredMessageOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { useForm } from './formContext.ts';
import type { FormContext } from './formContext.ts';
import { summaryAttribute } from './revealControl.ts';

/** Milliseconds in which an attempt to submit is judged, and its list of errors is there. */
const pause = 300;

type VisibleErrors = FormContext['visibleErrors'];

const wordsOf = ({ field, message }: VisibleErrors[number]) =>
  message === requiredMessageOf(field) ? message : `${field.label}: ${message}`;

/** Whether the keyboard is where this answer is written. */
function isWritten({ name }: Field): boolean {
  const { activeElement } = document;
  const isText = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isText && activeElement.name === name;
}

/**
 * Reads out the error of an answer once it is left: nobody who only listens goes back to a control that the keyboard has
 * left, and nobody who types wants to hear of a half answer that it is wrong. An attempt to submit that lists its errors has
 * them read from that list.
 */
export const ErrorAnnouncement = memo(function ErrorAnnouncement() {
  const { visibleErrors, submitFailed } = useForm();
  const place = useRef<HTMLSpanElement>(null);
  const known = useRef<VisibleErrors>([]);
  const wasListed = useRef(false);
  const [words, setWords] = useState('');

  useEffect(() => {
    const form = place.current?.closest('form');
    const tell = () => {
      const isListed = submitFailed && Boolean(form?.querySelector(`[${summaryAttribute}]`));
      if (isListed && !wasListed.current) known.current = visibleErrors;
      wasListed.current = isListed;
      const before = known.current;
      const left = visibleErrors.filter(({ field }) => !isWritten(field));
      known.current = [...left, ...before.filter(({ field }) => isWritten(field))];
      const added = left.filter(
        ({ field, message }) => !before.some((one) => one.field === field && one.message === message),
      );
      setWords(added.map(wordsOf).join(' '));
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
  }, [visibleErrors, submitFailed]);

  return (
    <VisuallyHidden as="div" ref={place}>
      <LiveRegion>{words}</LiveRegion>
    </VisuallyHidden>
  );
});
