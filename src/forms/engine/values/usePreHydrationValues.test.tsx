import { render } from '@testing-library/react';
import { useRef } from 'react';
import { blankValuesOf } from '../../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import type { FormName } from '../../../state/forms/formsSlice.ts';
import { typed } from '../../../hydration/inlineScriptNames.ts';
import { controlIdOf } from '../focus/focusControl.ts';
import { textOf } from '../formContext.ts';
import type * as PreHydrationValues from './usePreHydrationValues.ts';

const fields: readonly Field[] = [
  { name: 'name', label: 'Name', control: 'text' },
  { name: 'site', label: 'Site', control: 'url' },
  { name: 'resume', label: 'Resume', control: 'file' },
  { name: 'priority', label: 'Priority', control: 'radio', options: [] },
];

/**
 * A form in the prerendered HTML. Some of its controls have an answer by the time the scripts arrive, and are marked by the
 * page's inline script if that was typed, and not restored by the browser.
 */
function prerender(form: FormName, isTyped = true): HTMLFormElement {
  const element = document.body.appendChild(document.createElement('form'));
  const answers: Readonly<Record<string, string>> = { name: 'Early', resume: String.raw`C:\fakepath\cv.pdf` };
  for (const { name } of fields.filter(({ control }) => control !== 'radio')) {
    const value = answers[name] ?? '';
    const control = { name, id: controlIdOf(form, name), value, ...(value && isTyped && { [typed]: true }) };
    element.append(Object.assign(document.createElement('input'), control));
  }
  for (const value of ['high', 'low']) {
    const radio = { type: 'radio', name: 'priority', value, checked: value === 'high' };
    element.append(Object.assign(document.createElement('input'), radio, isTyped && { [typed]: true }));
  }
  return element;
}

const forms = {
  job: prerender('job'),
  service: prerender('service'),
  feedback: prerender('feedback'),
  partnership: prerender('partnership'),
  signUp: prerender('signUp', false),
};

let usePreHydrationValues: (typeof PreHydrationValues)['usePreHydrationValues'];
// As in the browser, the prerendered forms are in the document when the script is evaluated.
beforeAll(async () => void ({ usePreHydrationValues } = await import('./usePreHydrationValues.ts')));

type FormProps = { form: keyof typeof forms; values?: FieldValues; onTaken: (taken: FieldValues) => void };

/** A form of the page: the prerendered one that React has hydrated, or a new one, which replaces it. */
function Form({
  form,
  values = blankValuesOf(fields),
  onTaken,
  hydrated,
}: FormProps & { hydrated: boolean }) {
  const formRef = useRef<HTMLFormElement>(hydrated ? forms[form] : null);
  usePreHydrationValues(formRef, {
    form,
    fields,
    values,
    setValues: onTaken,
  });
  if (hydrated) return null;
  return (
    <form
      ref={(element) => {
        formRef.current = element;
        forms[form].remove();
      }}
    >
      {fields.map(({ name }) => (
        <input key={name} name={name} defaultValue={textOf(values[name])} />
      ))}
    </form>
  );
}

/** What the form takes over. */
function takenBy(props: Omit<FormProps, 'onTaken'> & { hydrated: boolean }): FieldValues {
  const taken = jest.fn<void, [FieldValues]>();
  render(<Form {...props} onTaken={taken} />);
  expect(taken).toHaveBeenCalledTimes(1);
  return taken.mock.calls[0]![0];
}

test('what was typed into a form that React replaced, because the page was translated, is taken over, and no more', () => {
  const values = { name: '', site: 'https://kolam.example' };
  // The empty control does not clear what a link has prefilled, and the name of a file is no answer.
  expect(takenBy({ form: 'job', values, hydrated: false })).toEqual({ name: 'Early', priority: 'high' });
});

test('what was pasted is taken over without the characters that cannot be stored', () => {
  const [name] = forms.partnership;
  Object.assign(name!, { value: 'Ear\u0002ly' });
  expect(takenBy({ form: 'partnership', hydrated: true })).toMatchObject({ name: 'Early' });
});

test('what was typed is taken over once: the form of the next account gets none of it', () => {
  expect(takenBy({ form: 'service', hydrated: true })).toEqual({ name: 'Early', priority: 'high' });
  expect(takenBy({ form: 'service', hydrated: false })).toEqual({});
});

test('a form that was left before it was taken over gives nothing to the one that is opened later', () => {
  forms.feedback.remove();
  expect(takenBy({ form: 'feedback', hydrated: false })).toEqual({});
});

test('what the browser restored is not taken over, and its controls are emptied', () => {
  expect(takenBy({ form: 'signUp', hydrated: true })).toEqual({});
  const controls = [...forms.signUp.elements] as HTMLInputElement[];
  expect(controls.map(({ name, value, checked }) => (name === 'priority' ? checked : value))).toEqual([
    '',
    '',
    String.raw`C:\fakepath\cv.pdf`,
    false,
    false,
  ]);
});
