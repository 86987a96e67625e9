import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { logInFields } from '../../../contract/accounts.ts';
import { makeStore } from '../../app/store/store.ts';
import { FieldForm } from '../engine/FieldForm.ts';
import { FormField } from '../parts/FormField.tsx';
import { useFillInEmail } from './useFillInEmail.ts';

const [email] = logInFields;

function Question({ known }: { known: string | null }) {
  useFillInEmail(known);
  return <FormField field={email} />;
}

const formWith = (known: string | null) => (
  <FieldForm form="login" fields={logInFields} onSubmit={async () => {}}>
    <Question known={known} />
  </FieldForm>
);

/** A form that gets the known address later, as from storage. */
function open() {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender } = render(formWith(null), { wrapper });
  return { learn: (known: string) => rerender(formWith(known)), field: () => screen.getByLabelText('Email') };
}

test('an address that becomes known is filled in', () => {
  const { learn, field } = open();
  learn('asha@mail.example');
  expect(field()).toHaveValue('asha@mail.example');
});

test('an address that was typed before that stays', async () => {
  const { learn, field } = open();
  await userEvent.type(field(), 'meena@example.org');
  learn('asha@mail.example');
  expect(field()).toHaveValue('meena@example.org');
});
