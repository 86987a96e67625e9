import { useEffect } from 'react';
import { outcomeDialog } from './modal.ts';

/** A result is likely once somebody fills in a form; its dialog must be there even if the connection no longer is. */
export function PreloadDialog() {
  useEffect(() => {
    const fetchAhead = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('form')) void outcomeDialog.preload();
    };
    document.addEventListener('focusin', fetchAhead);
    return () => document.removeEventListener('focusin', fetchAhead);
  }, []);
  return null;
}
