import { useEffect, useEffectEvent, useRef } from 'react';
import { formClosed, formOpened } from '../../state/forms/formsSlice.ts';
import type { AnswersProgress, FormName } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { reportProgress } from './reportProgress.ts';

/** The store hears of progress, not of keystrokes. */
const debounceMs = 250;

/** Of each form the one that opened last: a dialog with a login fades while the page of the login is there. */
const latest: Partial<Record<FormName, object>> = {};

/**
 * Tells the store which form is open and how far its answers are: after a pause, and at once when an attempt to submit was
 * refused, because what the visitor then reads may be gone before the pause is over.
 * @param refusals changes with each refusal, and when one no longer counts
 */
export function useFormProgress(form: FormName, progress: AnswersProgress, refusals: string): void {
  const dispatch = useSiteDispatch();

  useEffect(() => {
    const opening = {};
    latest[form] = opening;
    dispatch(formOpened({ form }));
    return () => {
      if (latest[form] === opening) dispatch(formClosed({ form }));
    };
  }, [dispatch, form]);

  // As text, because it is made anew with every render and mostly says the same.
  const report = JSON.stringify(progress);
  useEffect(() => {
    const told = JSON.parse(report) as typeof progress;
    const timer = setTimeout(() => dispatch(reportProgress(form, told)), debounceMs);
    return () => clearTimeout(timer);
  }, [dispatch, form, report]);

  const tellNow = useEffectEvent(() => dispatch(reportProgress(form, progress)));
  const known = useRef(refusals);
  useEffect(() => {
    if (known.current === refusals) return;
    known.current = refusals;
    tellNow();
  }, [refusals]);
}
