import { act, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { fieldsOf } from '../../../../contract/applications.ts';
import { ApplicationForm } from '../../../forms/application/ApplicationForm.tsx';
import { FormBinding } from '../../../forms/engine/formBinding.ts';
import { useForm } from '../../../forms/engine/formContext.ts';
import { fieldsIn, formSnapshotOf, snapshotOf } from '../../../testing/traces/snapshots.ts';
import type { FormProgress } from '../../../state/forms/formsSlice.ts';
import { makeInertStore } from '../walls/inertStore.ts';
import { replayedState } from './replayedState.ts';
import { RecordedForm } from './RecordedForm.tsx';

const at = Date.UTC(2026, 5, 1, 10, 30);
const names = fieldsOf('consultation').map(({ name }) => name);

function renderForm(
  progress: Partial<FormProgress>,
  element: ReactElement = <ApplicationForm kind="consultation" />,
) {
  const { kind } = element.props as ComponentProps<typeof ApplicationForm>;
  const snapshot = snapshotOf('/consultation-form', { forms: { [kind]: formSnapshotOf(progress) } });
  const store = makeInertStore({ ...replayedState({ snapshot, at, colourMode: 'light' }), visit: 1 });
  render(
    <Provider store={store}>
      <FormBinding value={RecordedForm}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </FormBinding>
    </Provider>,
  );
}

test('fields that were filled in show placeholders, and no others do', () => {
  renderForm({ fields: { ...fieldsIn(names, {}), ...fieldsIn(['name', 'email'], { filled: true }) } });
  expect(screen.getByLabelText('Name')).toHaveValue('••••');
  expect(screen.getByLabelText('Email')).toHaveValue('••••@••••');
  expect(screen.queryAllByDisplayValue('••••')).toHaveLength(1);
});

test('broken rules show the form’s own messages, and refused fields the server’s', () => {
  renderForm({
    fields: {
      ...fieldsIn(names, {}),
      ...fieldsIn(['name'], { touched: true, error: 'required' }),
      ...fieldsIn(['email'], { touched: true, filled: true, refusal: 'Not this one.' }),
    },
    submitFailed: true,
  });
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required\./);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Not this one\./);
  expect(screen.getAllByRole('link', { name: /is required|Not this/ })).toHaveLength(2);
});

test('a chosen résumé is shown as checked by the first render, and nothing is read of it', () => {
  const read = jest.spyOn(Blob.prototype, 'slice');
  renderForm({ fields: fieldsIn(['resume'], { filled: true }) }, <ApplicationForm kind="job" />);
  expect(screen.getByText('••••.pdf')).toBeVisible();
  expect(screen.getByText('Checked: this is a PDF.')).toBeVisible();
  expect(read).not.toHaveBeenCalled();
});

test('a choice prefilled by an opening is not shown as chosen, because the visitor may have changed it', () => {
  const job = <ApplicationForm kind="job" prefill={{ opening: 'SEO Specialist' }} />;
  renderForm({ fields: fieldsIn(['jobType', 'role'], { filled: true }) }, job);
  expect(screen.getByRole('radio', { name: 'Part-Time' })).not.toBeChecked();
  expect(screen.getByLabelText('Role')).toHaveDisplayValue('••••');
});

test('the progress of an upload does not re-render the fields of the form', () => {
  const fields = fieldsOf('job');
  const progress = fieldsIn(
    fields.map(({ name }) => name),
    { filled: true },
  );
  const stateWith = (sending: Partial<FormProgress>) => {
    const snapshot = snapshotOf('/job-application', {
      forms: { job: formSnapshotOf({ fields: progress, phase: 'submitting', ...sending }) },
    });
    return { ...replayedState({ snapshot, at, colourMode: 'light' }), visit: 1 };
  };
  const store = makeInertStore(stateWith({ upload: { sent: 1, all: 20 } }));
  const onRender = jest.fn();
  const Question = () => {
    onRender(useForm().failedAttempts);
    return null;
  };
  render(
    <Provider store={store}>
      <RecordedForm form="job" fields={fields} onSubmit={jest.fn()}>
        <Question />
      </RecordedForm>
    </Provider>,
  );
  act(() => store.show(stateWith({ upload: { sent: 2, all: 20 } })));
  expect(onRender).toHaveBeenCalledTimes(1);
});
