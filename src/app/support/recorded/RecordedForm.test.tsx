import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { fieldsOf } from '../../../../contract/applications.ts';
import { ApplicationForm } from '../../../forms/application/ApplicationForm.tsx';
import { FormBinding } from '../../../forms/engine/formBinding.ts';
import { fieldsIn, formSightOf, sightOf } from '../../../testing/sights.ts';
import type { FormProgress } from '../../../state/forms/formsSlice.ts';
import { makeInertStore } from '../walls/inertStore.ts';
import { replayedState } from './replayedState.ts';
import { RecordedForm } from './RecordedForm.tsx';

const at = Date.UTC(2026, 5, 1, 10, 30);
const names = fieldsOf('consultation').map(({ name }) => name);

function renderForm(progress: Partial<FormProgress>) {
  const sight = sightOf('/consultation-form', { forms: { consultation: formSightOf(progress) } });
  const store = makeInertStore({ ...replayedState({ sight, at, colourMode: 'light' }), visit: 1 });
  const element = <ApplicationForm kind="consultation" />;
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
