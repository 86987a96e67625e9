import type { Field } from '../../../../contract/fields.ts';
import type { SectionCopy } from '../../../content/applications/applicationCopy.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import type { FormContext } from '../../engine/formContext.ts';

export type SectionState = {
  key: string;
  title: string;
  status: 'complete' | 'open' | 'wrong' | 'optional';
  /** The status as a text: never colour alone. */
  statusText: string;
};

type Answers = Pick<FormContext, 'fields' | 'values' | 'errors' | 'visibleErrors'>;

/** Whether a field has an answer without an error. */
export const isDone = (field: Field, { values, errors }: Pick<Answers, 'values' | 'errors'>): boolean =>
  Boolean(values[field.name]) && errors[field.name] === undefined;

/** The status of each section of a form. */
export function sectionStatesOf(sections: readonly SectionCopy[], answers: Answers): SectionState[] {
  const { fields, visibleErrors } = answers;
  const { state } = submissionCopy;
  return sections.map(({ key, title }) => {
    const wrong = visibleErrors.filter(({ field }) => field.section === key).length;
    const required = fields.filter((field) => field.section === key && field.required);
    const open = required.filter((field) => !isDone(field, answers)).length;
    if (wrong > 0) return { key, title, status: 'wrong', statusText: state.wrong(wrong) };
    if (required.length === 0) return { key, title, status: 'optional', statusText: state.optional };
    if (open > 0) return { key, title, status: 'open', statusText: state.open(open) };
    return { key, title, status: 'complete', statusText: state.complete };
  });
}
