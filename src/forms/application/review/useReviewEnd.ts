import { useEffect, useEffectEvent, useState } from 'react';
import { returnFocus } from '../../../navigation/pageFocus.ts';
import { useBackCloses } from '../../../navigation/useBackCloses.ts';
import { focusControl } from '../../engine/focusControl.ts';
import { useForm } from '../../engine/formContext.ts';

type ReviewEnd = {
  open: boolean;
  close: () => void;
  /** The question that is to be changed, by the name of its field; null leads back to where the keyboard was. */
  target: string | null;
};

/**
 * The way out of the sheet with all answers: by its buttons or by the browser's Back. Returns what is to be called when
 * nothing of it is seen any more. The keyboard goes on only once the history is back, too, which scrolls the page.
 */
export function useReviewEnd({ open, close, target }: ReviewEnd): () => void {
  const { form } = useForm();
  const isOnEntry = useBackCloses(open, close);
  const [hasFaded, setHasFaded] = useState(false);
  if (open && hasFaded) setHasFaded(false);

  const goOn = useEffectEvent(() => {
    if (target === null) returnFocus();
    else focusControl(form, target);
  });
  const isOver = hasFaded && !isOnEntry;
  useEffect(() => {
    if (isOver) goOn();
  }, [isOver]);

  return () => setHasFaded(true);
}
