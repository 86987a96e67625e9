import { act, render, screen } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { fieldsOf } from '../../../../contract/applications.ts';
import { ApplicationForm } from '../../../forms/application/ApplicationForm.tsx';
import { FormBinding } from '../../../forms/engine/formBinding.ts';
import { useForm } from '../../../forms/engine/formContext.ts';
import { fieldsIn, formSightOf, sightOf } from '../../../testing/sights.ts';
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
  const sight = sightOf('/consultation-form', { forms: { [kind]: formSightOf(progress) } });
  const store = makeInertStore({ ...replayedState({ sight, at, colourMode: 'light' }), visit: 1 });
  render(
    <Provider store={store}>
      <FormBinding value={RecordedForm}>
        <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
      </FormBinding>
    </Provider>,
  );
}

test('answers that were given stand as placeholders, and no others', () => {
  renderForm({ fields: { ...fieldsIn(names, {}), ...fieldsIn(['name', 'email'], { filled: true }) } });
  expect(screen.getByLabelText('Name')).toHaveValue('••••');
  expect(screen.getByLabelText('Email')).toHaveValue('••••@••••');
  expect(screen.queryAllByDisplayValue('••••')).toHaveLength(1);
});

test('broken rules are told in the words of the form, and so is what the server refused', () => {
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

test('a choice that an opening brings along does not look chosen, as it may have been changed', () => {
  const job = <ApplicationForm kind="job" prefill={{ opening: 'SEO Specialist' }} />;
  renderForm({ fields: fieldsIn(['jobType', 'role'], { filled: true }) }, job);
  expect(screen.getByRole('radio', { name: 'Part-Time' })).not.toBeChecked();
  expect(screen.getByLabelText('Role')).toHaveDisplayValue('••••');
});

test('what is told of a file on its way draws no question anew', () => {
  const fields = fieldsOf('job');
  const told = fieldsIn(
    fields.map(({ name }) => name),
    { filled: true },
  );
  const stateWith = (progress: Partial<FormProgress>) => {
    const sight = sightOf('/job-application', {
      forms: { job: formSightOf({ fields: told, phase: 'submitting', ...progress }) },
    });
    return { ...replayedState({ sight, at, colourMode: 'light' }), visit: 1 };
  };
  const store = makeInertStore(stateWith({ upload: { sent: 1, all: 20 } }));
  const draws = jest.fn();
  const Question = () => {
    draws(useForm().failedAttempts);
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
  expect(draws).toHaveBeenCalledTimes(1);
});
