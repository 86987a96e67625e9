import { fireEvent, render, screen } from '@testing-library/react';
import { startHeldEnterListener } from './heldEnterListener.ts';

beforeAll(startHeldEnterListener);

/** Whether the browser may do what the key does, such as pressing a button or sending a form. */
const keyDown = (role: 'button' | 'textbox', init: object) =>
  fireEvent.keyDown(screen.getByRole(role), { key: 'Enter', ...init });

test('an Enter that is held down presses a button and sends a form once', () => {
  const onKeyDown = jest.fn();
  render(
    <form>
      <input onKeyDown={onKeyDown} />
      <button>Send</button>
    </form>,
  );
  for (const role of ['button', 'textbox'] as const) {
    expect(keyDown(role, { repeat: false })).toBe(true);
    expect(keyDown(role, { repeat: true })).toBe(false);
    expect(keyDown(role, { repeat: true, key: 'Backspace' })).toBe(true);
  }
  // Neither does it reach what handles the key itself.
  expect(onKeyDown.mock.calls.map(([{ repeat, key }]) => [repeat, key])).toEqual([
    [false, 'Enter'],
    [true, 'Backspace'],
  ]);
});

test('in running text an Enter that is held down goes on to begin lines', () => {
  render(<textarea />);
  expect(keyDown('textbox', { repeat: true })).toBe(true);
});
