import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { OverlayDialog } from './OverlayDialog.tsx';

/** As in Chromium: a request goes to the watcher that was made last, and each watcher gets only one. */
class Watcher extends EventTarget {
  static active: Watcher[] = [];
  constructor() {
    super();
    Watcher.active.push(this);
  }
  destroy() {
    Watcher.active = Watcher.active.filter((each) => each !== this);
  }
}

const goBack = () =>
  act(() => {
    const watcher = Watcher.active.at(-1);
    watcher?.destroy();
    watcher?.dispatchEvent(new Event('close'));
  });

beforeEach(() => {
  Watcher.active = [];
  Object.assign(window, { CloseWatcher: Watcher });
});
afterEach(() => Reflect.deleteProperty(window, 'CloseWatcher'));

/** Two questions, one after the other. */
function Questions() {
  const [left, setLeft] = useState(['First', 'Second']);
  return (
    <OverlayDialog open={left.length > 0} onClose={() => setLeft(left.slice(1))}>
      {left[0]}
      <button>Yes</button>
    </OverlayDialog>
  );
}

test('Back on a phone closes one dialog after the other, and after the last one it leaves the page', () => {
  render(<Questions />);
  goBack();
  expect(screen.getByRole('dialog')).toHaveTextContent('Second');
  goBack();
  expect(Watcher.active).toEqual([]);
});

test('Esc closes one dialog and is then prevented from closing the next', () => {
  render(<Questions />);
  const notPrevented = fireEvent.keyDown(screen.getByRole('button', { name: 'Yes' }), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toHaveTextContent('Second');
  expect(notPrevented).toBe(false);
});

test('a press beside a dialog closes it, but not the second press of a double click, which may have opened it', () => {
  render(<Questions />);
  const press = (detail: number) => {
    const backdrop = screen.getByRole('dialog').parentElement!;
    fireEvent.mouseDown(backdrop);
    fireEvent.click(backdrop, { detail });
  };
  press(2);
  expect(screen.getByRole('dialog')).toHaveTextContent('First');
  press(1);
  expect(screen.getByRole('dialog')).toHaveTextContent('Second');
});
