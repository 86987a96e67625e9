import { useEffect } from 'react';
import { fieldsReported, formClosed, formOpened } from '../../state/forms/formsSlice.ts';
import type { FieldProgress, FormName } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';

/** The store hears of progress, not of keystrokes. */
const debounceMs = 250;

/** Tells the store which form is open and how far each answer is. */
export function useFormProgress(form: FormName, progress: Record<string, FieldProgress>): void {
  const dispatch = useSiteDispatch();

  useEffect(() => {
    dispatch(formOpened({ form }));
    return () => {
      dispatch(formClosed({ form }));
    };
  }, [dispatch, form]);

  // As text, because it is made anew with every render and mostly says the same.
  const report = JSON.stringify(progress);
  useEffect(() => {
    const fields = JSON.parse(report) as typeof progress;
    const timer = setTimeout(() => dispatch(fieldsReported({ form, fields })), debounceMs);
    return () => clearTimeout(timer);
  }, [dispatch, form, report]);
}
