import { useLayoutEffect, useRef } from 'react';
import { useForm } from '../../engine/formContext.ts';
import { savedElsewhere } from './savedElsewhere.ts';

/**
 * Takes up what another tab has saved, but for the answers that were changed here. In the turn in which it comes: a save
 * sends the tag of it, and would otherwise send answers from before.
 */
export function useSavedElsewhere(saved: Readonly<Record<string, string>>): void {
  const { fields, setValues } = useForm();
  const knownRef = useRef(saved);
  useLayoutEffect(() => {
    const known = knownRef.current;
    knownRef.current = saved;
    setValues((now) => savedElsewhere(fields, { known, saved, now }));
  }, [saved, fields, setValues]);
}
