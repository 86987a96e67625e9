import { useEffect, useEffectEvent, useRef } from 'react';
import { formClosed, formOpened } from '../../../state/forms/formsSlice.ts';
import type { AnswersProgress, FormName } from '../../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { reportProgress } from './reportProgress.ts';

/** Milliseconds without a change before progress is reported, so that not every keystroke dispatches an action. */
const debounceMs = 250;

/**
 * For each form the instance that mounted last. A login dialog that fades out unmounts after the login page has mounted
 * the same form, and must not report that one as closed.
 */
const latest: Partial<Record<FormName, object>> = {};

/**
 * Reports to the store which form is open and the progress of its answers: after a pause, and at once when an attempt
 * to submit was refused, because the errors that the visitor then reads may be gone before the pause is over.
 * @param refusals a key that changes with each refusal, and when one no longer applies
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

  // A string as the effect's dependency: every render makes a new `progress` object, mostly with the same content.
  const report = JSON.stringify(progress);
  useEffect(() => {
    const reported = JSON.parse(report) as typeof progress;
    const timer = setTimeout(() => dispatch(reportProgress(form, reported)), debounceMs);
    return () => clearTimeout(timer);
  }, [dispatch, form, report]);

  const reportNow = useEffectEvent(() => dispatch(reportProgress(form, progress)));
  const known = useRef(refusals);
  useEffect(() => {
    if (known.current === refusals) return;
    known.current = refusals;
    reportNow();
  }, [refusals]);
}
