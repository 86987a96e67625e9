import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { isoDayOf } from '../../../contract/times/dates.ts';
import type { Field } from '../../../contract/fields.ts';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { TextControl } from './TextControl.tsx';

/** Hydrates a control and returns how often it is rendered. */
async function hydrate(field: Field): Promise<number> {
  const onRender = jest.fn();
  const nothing = () => undefined;
  const control = inTheme(
    <Profiler id={field.name} onRender={onRender}>
      <TextControl
        {...{ field, id: field.name, value: '', invalid: false, describedBy: undefined }}
        setValue={nothing}
        blur={nothing}
      />
    </Profiler>,
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(control);
  onRender.mockClear();
  await act(async () => {
    hydrateRoot(root, control);
  });
  return onRender.mock.calls.length;
}

test('a control that does not depend on the clock is rendered once on hydration', async () => {
  expect(await hydrate({ name: 'email', label: 'Email', control: 'email' })).toBe(1);
});

test('a date of birth is today at the latest', async () => {
  await hydrate({ name: 'date_of_birth', label: 'Date of birth', control: 'date', range: 'birth' });
  expect(document.querySelector('input[type=date]')).toHaveAttribute('max', isoDayOf());
});

test.each([
  ['number', false],
  ['text', true],
] as const)('turning the wheel over a %s that has the focus keeps it: %s', (control, keeps) => {
  const field: Field = { name: 'experience', label: 'Experience', control };
  const blur = jest.fn();
  render(
    inTheme(
      <TextControl
        {...{ field, id: field.name, value: '5', invalid: false, describedBy: undefined }}
        setValue={() => undefined}
        blur={blur}
      />,
    ),
  );
  const input = screen.getByDisplayValue('5');
  act(() => input.focus());
  fireEvent.wheel(input);
  expect(document.activeElement === input).toBe(keeps);
});
