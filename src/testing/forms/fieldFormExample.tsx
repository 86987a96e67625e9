import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Field } from '../../../contract/fields.ts';
import { makeStore } from '../../app/store/store.ts';
import { FieldForm } from '../../forms/engine/FieldForm.ts';
import type { FieldFormOptions } from '../../forms/engine/useFieldForm.ts';
import { ErrorSummary } from '../../forms/parts/ErrorSummary.tsx';
import { FormField } from '../../forms/parts/FormField.tsx';

/** One field of each kind that the tests of the form engine need. */
export const fields: readonly Field[] = [
  { name: 'name', label: 'Name', control: 'text', required: true },
  { name: 'site', label: 'Site', control: 'url', help: 'Your own.' },
  {
    name: 'colour',
    label: 'Colour',
    control: 'radio',
    options: ['Red', 'Blue'].map((v) => ({ value: v, label: v })),
  },
  { name: 'when', label: 'When', control: 'datetime-local' },
  { name: 'born', label: 'Born', control: 'date', range: 'birth' },
  { name: 'time', label: 'Time', control: 'time' },
];

/** A form with these fields, an error summary, a submit button, and other content `within`. */
export function makeTree(onSubmit: FieldFormOptions['onSubmit'], within?: ReactNode, asked = fields) {
  const store = makeStore();
  return (
    <Provider store={store} serverState={store.getState()}>
      <FieldForm form="login" fields={asked} onSubmit={onSubmit}>
        <ErrorSummary />
        {asked.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
        <button type="submit">Send</button>
        {within}
      </FieldForm>
    </Provider>
  );
}

export const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
