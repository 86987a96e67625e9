import { fireEvent, screen } from '@testing-library/react';
import { followFocus, frameId, returnFocus } from './pageFocus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="${frameId}" tabindex="-1"><input aria-label="Name"><button><span>Open</span></button></div>
    <section tabindex="-1"><button>Close</button></section>`;
  stop = followFocus();
});

afterEach(() => stop());

/** As in Safari: a press gives the keyboard to what lies around the button, if that takes it, and else to nobody. */
function pressAsInSafari(inside: HTMLElement) {
  (document.activeElement as HTMLElement).blur();
  inside.closest<HTMLElement>('[tabindex]')?.focus();
  fireEvent.click(inside);
}

test('a pressed button has the keyboard, and gets it back, also where the browser leaves it out', () => {
  const button = screen.getByRole('button', { name: 'Open' });
  screen.getByLabelText('Name').focus();
  pressAsInSafari(screen.getByText('Open'));
  expect(button).toHaveFocus();

  const close = screen.getByRole('button', { name: 'Close' });
  pressAsInSafari(close);
  expect(close).toHaveFocus();
  close.remove();
  returnFocus();
  expect(button).toHaveFocus();
});

test('a button that leaves the keyboard to a field takes it from nobody', () => {
  const field = screen.getByLabelText('Name');
  field.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(field).toHaveFocus();
});
