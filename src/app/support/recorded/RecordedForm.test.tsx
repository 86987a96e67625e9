import { act, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { fieldsOf } from '../../../../contract/applications.ts';
import { SignUpForm } from '../../../forms/account/signUp/SignUpForm.tsx';
import { signUpCopy } from '../../../content/accounts/accounts.ts';
import { ApplicationForm } from '../../../forms/application/ApplicationForm.tsx';
import { FormBinding } from '../../../forms/engine/formBinding.ts';
import { useForm } from '../../../forms/engine/formContext.ts';
import { fieldsIn, formSnapshotOf, snapshotOf } from '../../../testing/traces/snapshots.ts';
import type { FormName, FormProgress } from '../../../state/forms/formsSlice.ts';
import { makeInertStore } from '../walls/inertStore.ts';
import { replayedState } from './replayedState.ts';
import { RecordedForm } from './RecordedForm.tsx';

const at = Date.UTC(2026, 5, 1, 10, 30);
const names = fieldsOf('consultation').map(({ name }) => name);

function renderForm(
  progress: Partial<FormProgress>,
  element: ReactElement = <ApplicationForm kind="consultation" />,
  form?: FormName,
) {
  const kind = form ?? (element.props as ComponentProps<typeof ApplicationForm>).kind;
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

test.each([
  ['that was checked', true],
  ['of which no check was recorded', false],
])(
  'a résumé %s is shown so by the first render, without a size, and nothing is read of it',
  (_what, touched) => {
    const read = jest.spyOn(Blob.prototype, 'slice');
    renderForm({ fields: fieldsIn(['resume'], { touched, filled: true }) }, <ApplicationForm kind="job" />);
    expect(screen.getByText('••••.pdf')).toBeVisible();
    expect(screen.getByText('PDF, ••••')).toBeVisible();
    expect(screen.queryAllByText('Checked: this is a PDF.')).toHaveLength(Number(touched));
    expect(read).not.toHaveBeenCalled();
  },
);

test('a file that is no PDF is refused without a reason, because a trace holds none', () => {
  const wrong = fieldsIn(['resume'], { touched: true, filled: true, error: 'pdf' });
  renderForm({ fields: wrong }, <ApplicationForm kind="job" />);
  const button = screen.getByRole('button', { name: 'Choose PDF' });
  expect(button).toHaveAccessibleDescription(/Please upload a PDF file\.$/);
});

test('a password is not rated, because a trace does not say how strong it was', () => {
  renderForm({ fields: fieldsIn(['password'], { touched: true, filled: true }) }, <SignUpForm />, 'signUp');
  expect(screen.getByLabelText('Password')).toHaveValue('••••');
  for (const strength of Object.values(signUpCopy.strength))
    expect(screen.queryByText(strength)).not.toBeInTheDocument();
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
