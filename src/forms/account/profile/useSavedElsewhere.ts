import { useLayoutEffect, useRef } from 'react';
import { useForm } from '../../engine/formContext.ts';
import { savedElsewhere } from './savedElsewhere.ts';

type Answers = Readonly<Record<string, string>>;

/**
 * Takes up what another tab has saved, but for the answers that were changed here. In the turn in which it comes: a save
 * sends the tag of it, and would otherwise send answers from before.
 * @param unanswered what was sent last without learning whether it was stored
 */
export function useSavedElsewhere(saved: Answers, unanswered: Answers | null): void {
  const { fields, setValues } = useForm();
  const knownRef = useRef(saved);
  useLayoutEffect(() => {
    const known = knownRef.current;
    knownRef.current = saved;
    setValues((now) => savedElsewhere(fields, { known, saved, now, unanswered }));
  }, [saved, unanswered, fields, setValues]);
}
