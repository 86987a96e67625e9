import { fieldsReported, selectFormProgress } from '../../../state/forms/formsSlice.ts';
import type { AnswersProgress, FormName } from '../../../state/forms/formsSlice.ts';
import type { SiteDispatch, SiteState } from '../../../state/siteStore.ts';

const comparableOf = ({ fields, submitFailed }: AnswersProgress) => JSON.stringify([fields, submitFailed]);

/** Dispatches the progress of an open form's answers, unless the store has it already. */
export const reportProgress =
  (form: FormName, progress: AnswersProgress) =>
  (dispatch: SiteDispatch, getState: () => SiteState): void => {
    const known = selectFormProgress(getState(), form);
    if (known && comparableOf(known) !== comparableOf(progress))
      dispatch(fieldsReported({ form, ...progress }));
  };
