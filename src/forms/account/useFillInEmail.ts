import { useEffect, useRef } from 'react';
import { textOf, useForm } from '../engine/formContext.ts';

/**
 * Fills in an address that is already known. It comes from the history or from storage, which are read after the first
 * render, so a typed address stays.
 */
export function useFillInEmail(known: string | null | undefined): void {
  const { values, reset } = useForm();
  const filledIn = useRef<string | null>(null);
  const isEmpty = textOf(values['email']) === '';
  useEffect(() => {
    if (!known || filledIn.current === known) return;
    filledIn.current = known;
    if (isEmpty) reset({ ...values, email: known });
  }, [known, isEmpty, values, reset]);
}
