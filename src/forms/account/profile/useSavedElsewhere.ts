import { useLayoutEffect, useRef } from 'react';
import { useForm } from '../../engine/formContext.ts';
import { savedElsewhere } from './savedElsewhere.ts';

type Answers = Readonly<Record<string, string>>;

/**
 * Takes over what another tab or device has saved, except for answers that were changed here. A layout effect, so that
 * it happens in the commit that brings the new ETag: a save in between would send that ETag with the older answers.
 * @param unanswered the answers that were sent last without learning whether they were stored
 */
export function useSavedElsewhere(saved: Answers, unanswered: Answers | null): void {
  const { fields, getValues, setValues } = useForm();
  const knownRef = useRef(saved);
  useLayoutEffect(() => {
    const known = knownRef.current;
    knownRef.current = saved;
    setValues(savedElsewhere(fields, { known, saved, now: getValues(), unanswered }));
  }, [saved, unanswered, fields, getValues, setValues]);
}
