import { useEffect, useRef } from 'react';
import { fieldsReported, formClosed, formOpened } from '../../state/formsSlice.ts';
import type { FieldProgress, FormName } from '../../state/formsSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';

/** Milliseconds of rest before the store hears of it: progress, not keystrokes. */
const rest = 250;

/** Tells the store which form is open and how far each answer is; never an answer itself. */
export function useFormProgress(form: FormName, progressOf: () => Record<string, FieldProgress>): void {
  const dispatch = useSiteDispatch();
  const told = useRef('');

  useEffect(() => {
    dispatch(formOpened({ form }));
    told.current = '';
    return () => {
      dispatch(formClosed({ form }));
    };
  }, [dispatch, form]);

  const fields = progressOf();
  const news = JSON.stringify(fields);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (news === told.current) return;
      told.current = news;
      dispatch(fieldsReported({ form, fields: JSON.parse(news) as Record<string, FieldProgress> }));
    }, rest);
    return () => clearTimeout(timer);
  }, [dispatch, form, news]);
}
