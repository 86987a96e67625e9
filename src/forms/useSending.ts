import { useCallback } from 'react';
import { submitEnded, submitStarted } from '../state/formsSlice.ts';
import type { FormName } from '../state/formsSlice.ts';
import { useSiteDispatch } from '../state/hooks.ts';
import { loadingEnded, loadingStarted } from '../state/uiSlice.ts';

/** Runs the sending of a form behind the loading screen, which ends whatever happens. */
export function useSending(form: FormName) {
  const dispatch = useSiteDispatch();
  return useCallback(
    async <Result>(send: () => Promise<Result>): Promise<Result> => {
      dispatch(submitStarted({ form }));
      dispatch(loadingStarted('submit'));
      try {
        return await send();
      } finally {
        dispatch(loadingEnded('submit'));
        dispatch(submitEnded({ form }));
      }
    },
    [dispatch, form],
  );
}
