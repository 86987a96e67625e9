import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { selectFormProgress } from '../../../state/forms/formsSlice.ts';
import type { FormName } from '../../../state/forms/formsSlice.ts';
import type { SiteDispatch, SiteState } from '../../../state/siteStore.ts';
import { fieldsProgressOf } from './fieldsProgressOf.ts';
import { reportProgress } from './reportProgress.ts';

/**
 * Reports to the store, before the answers are sent, that all of them were validated without an error. Refusals by the
 * server are kept.
 */
export const reportValid =
  (form: FormName, fields: readonly Field[], values: FieldValues) =>
  (dispatch: SiteDispatch, getState: () => SiteState): void => {
    const known = selectFormProgress(getState(), form);
    const refusalOf = (name: string) => known?.fields[name]?.refusal ?? null;
    dispatch(
      reportProgress(form, {
        fields: fieldsProgressOf({
          fields,
          values,
          isTouched: () => true,
          brokenRuleOf: () => null,
          refusalOf,
        }),
        submitFailed: Boolean(known?.submitFailed) && fields.some(({ name }) => refusalOf(name) !== null),
      }),
    );
  };
