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

/** A dialog of which the second press of the press that opens it may hit the button, or a link. */
function openLater(onYes: () => void) {
  const dialog = (isOpen: boolean) => (
    <OverlayDialog open={isOpen} onClose={() => {}}>
      <button onClick={onYes}>Yes</button>
      <a href="#yes">Read it</a>
    </OverlayDialog>
  );
  const { rerender } = render(dialog(false));
  return { show: () => rerender(dialog(true)), hide: () => rerender(dialog(false)) };
}

test('the second press of the double click that opened a dialog answers none of its buttons or links', () => {
  const onYes = jest.fn();
  const { show, hide } = openLater(onYes);
  const press = (detail: number) => fireEvent.click(screen.getByRole('button', { name: 'Yes' }), { detail });
  show();
  press(2);
  expect(onYes).not.toHaveBeenCalled();
  expect(fireEvent.click(screen.getByRole('link', { name: 'Read it' }), { detail: 2 })).toBe(false);
  press(1);
  press(2);
  expect(onYes).toHaveBeenCalledTimes(2);
  hide();
  show();
  press(2);
  expect(onYes).toHaveBeenCalledTimes(2);
});

test('a key answers a dialog at once, a finger not before a double tap has ended', () => {
  const onYes = jest.fn();
  const { show } = openLater(onYes);
  show();
  const opened = performance.now();
  const press = (init: object) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    for (const [key, value] of Object.entries(init)) Object.defineProperty(click, key, { value });
    fireEvent(screen.getByRole('button', { name: 'Yes' }), click);
  };
  press({ pointerType: 'touch', timeStamp: opened + 250 });
  expect(onYes).not.toHaveBeenCalled();
  press({ pointerType: '', timeStamp: opened + 250, detail: 0 });
  press({ pointerType: 'touch', timeStamp: opened + 350 });
  expect(onYes).toHaveBeenCalledTimes(2);
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
