import { memo, useEffect, useRef, useState } from 'react';
import { requiredMessageOf } from '../../../contract/fields.ts';
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

/**
 * Reads out the error of an answer that was left: nobody who only listens goes back to a control that the keyboard has left.
 * Where the form lists its errors, that list is read.
 */
export const ErrorAnnouncement = memo(function ErrorAnnouncement() {
  const { visibleErrors } = useForm();
  const place = useRef<HTMLSpanElement>(null);
  const known = useRef<VisibleErrors>([]);
  const [words, setWords] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => {
      const before = known.current;
      known.current = visibleErrors;
      const added = visibleErrors.filter(
        ({ field, message }) => !before.some((one) => one.field === field && one.message === message),
      );
      const isListed = place.current?.closest('form')?.querySelector(`[${summaryAttribute}]`);
      setWords(isListed ? '' : added.map(wordsOf).join(' '));
    }, pause);
    return () => clearTimeout(timer);
  }, [visibleErrors]);

  return (
    <VisuallyHidden as="div" ref={place}>
      <LiveRegion>{words}</LiveRegion>
    </VisuallyHidden>
  );
});
