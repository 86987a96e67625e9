import { useEffect, useEffectEvent, useState } from 'react';
import { returnFocus } from '../../../navigation/pageFocus.ts';
import { useBackCloses } from '../../../navigation/useBackCloses.ts';
import { focusControl } from '../../engine/focus/focusControl.ts';
import { useForm } from '../../engine/formContext.ts';

type ReviewEnd = {
  open: boolean;
  close: () => void;
  /** The name of the field to focus, whose answer is to be changed; null returns the focus to where it was. */
  target: string | null;
};

/**
 * Moves the focus when the sheet with all answers closes, by its buttons or by the browser's Back. The focus moves only
 * once the sheet has faded out and its history entry is left, because going back scrolls the page.
 * @returns to be called once the sheet has faded out
 */
export function useReviewEnd({ open, close, target }: ReviewEnd): () => void {
  const { form } = useForm();
  const isOnEntry = useBackCloses(open, close);
  const [hasFaded, setHasFaded] = useState(false);
  if (open && hasFaded) setHasFaded(false);

  const moveFocus = useEffectEvent(() => {
    if (target === null) returnFocus();
    else focusControl(form, target);
  });
  const isOver = hasFaded && !isOnEntry;
  useEffect(() => {
    if (isOver) moveFocus();
  }, [isOver]);

  return () => setHasFaded(true);
}
