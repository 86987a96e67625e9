import { fieldsReported, selectFormProgress } from '../../state/forms/formsSlice.ts';
import type { AnswersProgress, FormName } from '../../state/forms/formsSlice.ts';
import type { SiteDispatch, SiteState } from '../../state/siteStore.ts';

const comparableOf = ({ fields, submitFailed }: AnswersProgress) => JSON.stringify([fields, submitFailed]);

/** Tells the store how far the answers of a form are, unless it knows. */
export const reportProgress =
  (form: FormName, progress: AnswersProgress) =>
  (dispatch: SiteDispatch, getState: () => SiteState): void => {
    const known = selectFormProgress(getState(), form);
    if (known && comparableOf(known) !== comparableOf(progress))
      dispatch(fieldsReported({ form, ...progress }));
  };
