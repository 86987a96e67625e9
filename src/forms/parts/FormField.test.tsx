import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { Field } from '../../../contract/fields.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import { makeStore } from '../../app/store/store.ts';
import { FieldForm } from '../engine/FieldForm.ts';
import { FormField } from './FormField.tsx';

const fields: readonly Field[] = [
  { name: 'experience', label: 'Experience', control: 'number', max: 80, suffix: 'years' },
  { name: 'education', label: 'Education', control: 'text' },
  { name: 'letter', label: 'Letter', control: 'multiline' },
  { name: 'email', label: 'Email', control: 'email' },
];

function show() {
  const store = makeStore();
  render(
    <Provider store={store} serverState={store.getState()}>
      <FieldForm form="job" fields={fields} onSubmit={async () => undefined}>
        {fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </FieldForm>
    </Provider>,
  );
}

const input = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(input(name), { target: { value } }));
const leave = (name: string | RegExp) => act(async () => void fireEvent.blur(input(name)));

test('the unit is a part of the control’s accessible name', () => {
  show();
  expect(screen.getByRole('spinbutton', { name: 'Experience (optional) years' })).toBe(input(/^Experience/));
});

test('an unlikely number gets a remark, which is announced, but no error', async () => {
  show();
  const places = screen.getAllByRole('status');
  const words = submissionCopy.above(80, 'years');
  await write(/^Experience/, '120');
  await leave(/^Experience/);
  const hint = await screen.findByText(words);
  expect(places.some((place) => place.contains(hint))).toBe(true);
  expect(input(/^Experience/)).toHaveAccessibleDescription(words);
  expect(input(/^Experience/)).toBeValid();
  await write(/^Experience/, '12');
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('an answer with an error gets no remark', async () => {
  show();
  await write(/^Experience/, '1e3');
  await leave(/^Experience/);
  expect(input(/^Experience/)).toBeInvalid();
  expect(screen.queryByText(submissionCopy.above(80, 'years'))).not.toBeInTheDocument();
});

describe('the count of characters left', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const heard = () =>
    screen
      .queryAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((words) => words.includes('character'));

  test('shows only near the limit of an answer', async () => {
    show();
    await write(/^Education/, 'x'.repeat(269));
    expect(screen.queryByText(/characters? left/)).not.toBeInTheDocument();
    await write(/^Education/, 'x'.repeat(270));
    expect(screen.getByText('30 characters left')).toBeInTheDocument();
    await write(/^Education/, `${'x'.repeat(299)} `);
    expect(screen.getByText('1 character left')).toBeInTheDocument();
    await write(/^Letter/, 'x'.repeat(18_000));
    expect(screen.getByText('2,000 characters left')).toBeInTheDocument();
    await write(/^Email/, `${'x'.repeat(299)}@mail.example`);
    expect(screen.getAllByText(/characters? (left|too many)/)).toHaveLength(2);
  });

  test('is announced after a pause, not with every keystroke', async () => {
    show();
    await write(/^Education/, 'x'.repeat(280));
    await write(/^Education/, 'x'.repeat(281));
    expect(heard()).toEqual([]);
    act(() => jest.advanceTimersByTime(1000));
    expect(heard()).toEqual(['19 characters left']);
  });

  test('says how many characters are too many, besides the error', async () => {
    show();
    await write(/^Education/, 'x'.repeat(303));
    expect(screen.getByText('3 characters too many')).toBeInTheDocument();
    await leave(/^Education/);
    expect(input(/^Education/)).toBeInvalid();
  });
});
