import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { OverlayDialog } from './OverlayDialog.tsx';

/** As Chromium has it: one request for each, to the one that was made last. */
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

test('the way back of a phone closes one dialog after the other, and then leaves the page again', () => {
  render(<Questions />);
  goBack();
  expect(screen.getByRole('dialog')).toHaveTextContent('Second');
  goBack();
  expect(Watcher.active).toEqual([]);
});

test('Esc is used up by the dialog that it closes', () => {
  render(<Questions />);
  const goesOn = fireEvent.keyDown(screen.getByRole('button', { name: 'Yes' }), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toHaveTextContent('Second');
  expect(goesOn).toBe(false);
});
