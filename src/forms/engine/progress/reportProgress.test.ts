import type { Field } from '../../../../contract/fields.ts';
import { makeStore } from '../../../app/store/store.ts';
import { formOpened, selectFormProgress } from '../../../state/forms/formsSlice.ts';
import type { AnswersProgress } from '../../../state/forms/formsSlice.ts';
import { reportProgress } from './reportProgress.ts';
import { reportValid } from './reportValid.ts';

const form = 'feedback';
const filled = { touched: true, filled: true, error: null, refusal: null };
const refusal = 'We know that name.';

/** A store with an open form that counts its updates. */
function openForm() {
  const store = makeStore();
  store.dispatch(formOpened({ form }));
  const heard = jest.fn();
  store.subscribe(heard);
  const report = (progress: AnswersProgress) => store.dispatch(reportProgress(form, progress));
  return { ...store, heard, report, known: () => selectFormProgress(store.getState(), form) };
}

test('changed answers and a failed attempt are dispatched, unchanged progress is not', () => {
  const { heard, report, known } = openForm();
  report({ fields: {}, submitFailed: false });
  expect(heard).not.toHaveBeenCalled();
  report({ fields: { name: filled }, submitFailed: false });
  report({ fields: { name: { ...filled } }, submitFailed: false });
  expect(heard).toHaveBeenCalledTimes(1);
  report({ fields: { name: filled }, submitFailed: true });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(known()).toMatchObject({ fields: { name: filled }, submitFailed: true });
});

test('nothing is dispatched for a form that is not open', () => {
  const store = makeStore();
  const heard = jest.fn();
  store.subscribe(heard);
  store.dispatch(reportProgress(form, { fields: { name: filled }, submitFailed: true }));
  store.dispatch(reportValid(form, [], {}));
  expect(heard).not.toHaveBeenCalled();
});

describe('reportValid keeps only refusals by the server', () => {
  const fields: readonly Field[] = [
    { name: 'name', label: 'Name', control: 'text' },
    { name: 'other', label: 'Which', control: 'text', showWhen: { field: 'name', is: 'Other' } },
  ];
  const broken = { touched: true, filled: true, error: 'url', refusal: null };

  test.each([
    ['was corrected', false, null, false],
    ['was corrected after a failed attempt', true, null, false],
    ['was refused by the server', false, refusal, false],
    ['was refused by the server, and is among the errors of a failed attempt', true, refusal, true],
  ])(
    'an answer that %s keeps no error but a refusal by the server',
    (_what, submitFailed, refused, isStillFailed) => {
      const { report, dispatch, known } = openForm();
      report({ fields: { name: { ...broken, refusal: refused } }, submitFailed });
      dispatch(reportValid(form, fields, { name: 'Asha' }));
      // Without the field that the form does not ask for.
      expect(known()).toMatchObject({
        fields: { name: { ...filled, refusal: refused } },
        submitFailed: isStillFailed,
      });
      expect(Object.keys(known()?.fields ?? {})).toEqual(['name']);
    },
  );
});
