import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Field } from '../../../../contract/fields.ts';
import { makeStore } from '../../../app/store/store.ts';
import { submitEnded, submitStarted } from '../../../state/forms/formsSlice.ts';
import type { FormProgress } from '../../../state/forms/formsSlice.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FieldForm } from '../FieldForm.ts';
import type { FieldFormOptions } from '../useFieldForm.ts';

const form = 'feedback';
const fields: readonly Field[] = [
  { name: 'name', label: 'Name', control: 'text', required: true },
  { name: 'site', label: 'Site', control: 'url' },
];
const blank = { touched: false, filled: false, error: null, refusal: null };

/** A form whose progress in the store is recorded whenever a submit begins. */
function openForm(onSubmit: FieldFormOptions['onSubmit'] = async () => {}) {
  const store = makeStore();
  const known = (): FormProgress => store.getState().forms[form]!;
  const atStart: FormProgress[] = [];
  const send: FieldFormOptions['onSubmit'] = async (values, submitted) => {
    store.dispatch(submitStarted({ form }));
    atStart.push(known());
    await onSubmit(values, submitted);
    store.dispatch(submitEnded({ form }));
  };
  const { unmount } = render(
    <Provider store={store}>
      <FieldForm form={form} fields={fields} onSubmit={send}>
        {fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
        <button type="submit">Send</button>
      </FieldForm>
    </Provider>,
  );
  return { known, atStart, unmount };
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

const later = window.setTimeout.bind(window);
const never = 2 ** 30;
/** Milliseconds that replace the debounce of the reports. */
let pause: number;
beforeEach(() => {
  pause = never;
  window.setTimeout = ((run: () => void, delay?: number) =>
    later(run, delay === 250 ? pause : delay)) as typeof setTimeout;
});
afterEach(() => {
  window.setTimeout = later;
});

test('a failed attempt is reported at once, with the broken rules', async () => {
  const { known } = openForm();
  await userEvent.type(screen.getByLabelText(/^Site/), 'no address');
  expect(known().fields).toEqual({});
  await press();
  await waitFor(() => expect(known().submitFailed).toBe(true));
  expect(known().fields).toEqual({
    name: { touched: true, filled: false, error: 'required', refusal: null },
    site: { touched: true, filled: true, error: 'url', refusal: null },
  });
});

test('valid answers are reported before they are sent', async () => {
  const { atStart } = openForm();
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await press();
  await waitFor(() => expect(atStart).toHaveLength(1));
  expect(atStart[0]).toMatchObject({
    phase: 'submitting',
    submitFailed: false,
    fields: { name: { ...blank, touched: true, filled: true }, site: { ...blank, touched: true } },
  });
});

test('a refusal by the server is reported at once, and kept while the form is sent again', async () => {
  const words = 'We know that name.';
  const { known, atStart } = openForm(async (_values, { refuse }) => refuse('name', words));
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await press();
  await waitFor(() => expect(known().fields['name']?.refusal).toBe(words));
  await press();
  await waitFor(() => expect(atStart).toHaveLength(2));
  expect(atStart.map(({ fields: { name } }) => name?.refusal)).toEqual([null, words]);
  // Nothing in the form was wrong.
  expect(atStart[1]?.submitFailed).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await waitFor(() => expect(known().fields['name']?.refusal).toBeNull());
});

test('typed answers are reported after a pause, and an unmounted form is removed from the store', async () => {
  const { known, unmount } = openForm();
  await userEvent.type(screen.getByLabelText('Name'), 'Ash');
  expect(known().fields).toEqual({});
  pause = 0;
  await userEvent.type(screen.getByLabelText(/^Site/), 'a');
  await waitFor(() =>
    expect(known().fields).toMatchObject({ name: { filled: true }, site: { filled: true } }),
  );
  unmount();
  expect(known()).toBeUndefined();
});

test('a form stays open in the store when an earlier instance of it unmounts later', async () => {
  const store = makeStore();
  const tree = (...keys: string[]) => (
    <Provider store={store}>
      {keys.map((key) => (
        <FieldForm key={key} form={form} fields={fields} onSubmit={async () => {}}>
          <p>{key}</p>
          <FormField field={fields[0]!} />
        </FieldForm>
      ))}
    </Provider>
  );
  const known = () => store.getState().forms[form];
  const { rerender } = render(tree('in a dialog'));
  // The page mounts its form while the dialog still fades.
  rerender(tree('in a dialog', 'on a page'));
  rerender(tree('on a page'));
  pause = 0;
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await waitFor(() => expect(known()?.fields).toMatchObject({ name: { filled: true } }));
  rerender(tree());
  expect(known()).toBeUndefined();
});
