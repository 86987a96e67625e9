import { fireEvent, screen } from '@testing-library/react';
import { focusHeading, followFocus, frameId, mainId, returnFocus } from './pageFocus.ts';

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

test('a pressed button has the keyboard also where the press goes no further, and nothing scrolls to it', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const button = screen.getByRole('button', { name: 'Close' });
  button.addEventListener('click', (event) => event.stopPropagation());
  pressAsInSafari(button);
  expect(focus.mock.contexts.at(-1)).toBe(button);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('a press beside all buttons takes the keyboard from nobody', () => {
  const field = screen.getByLabelText('Name');
  field.focus();
  fireEvent.click(document.body);
  expect(field).toHaveFocus();
});

describe('after a dialog', () => {
  const closeButton = () => screen.getByRole('button', { name: 'Close' });

  beforeEach(() => {
    document.getElementById(frameId)!.innerHTML += `<main id="${mainId}"><h1>Careers</h1></main>`;
  });

  test('who went on in the page meanwhile stays there', () => {
    screen.getByLabelText('Name').focus();
    const open = screen.getByRole('button', { name: 'Open' });
    // As where somebody keeps the event to themselves.
    window.addEventListener('focus', (event) => event.stopPropagation(), { capture: true, once: true });
    open.focus();
    returnFocus();
    expect(open).toHaveFocus();
  });

  test('the keyboard is in the date it was in, of which Safari tells by one event that does not bubble', () => {
    const field = screen.getByLabelText('Name');
    window.addEventListener('focusin', (event) => event.stopPropagation(), { capture: true, once: true });
    field.focus();
    closeButton().focus();
    returnFocus();
    expect(field).toHaveFocus();
  });

  test('the keyboard is where it was, and nothing scrolls there', () => {
    const field = screen.getByLabelText('Name');
    field.focus();
    closeButton().focus();
    const focus = jest.spyOn(field, 'focus');
    returnFocus();
    expect(field).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('the heading has the keyboard where its place is gone', () => {
    const field = screen.getByLabelText('Name');
    field.focus();
    closeButton().focus();
    field.remove();
    returnFocus();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  test('it is given to nobody where the page never had it, or is followed no more', () => {
    closeButton().focus();
    returnFocus();
    expect(closeButton()).toHaveFocus();
    screen.getByLabelText('Name').focus();
    stop();
    closeButton().focus();
    returnFocus();
    expect(closeButton()).toHaveFocus();
    // Nor is a place remembered, or a press seen to.
    (document.activeElement as HTMLElement).blur();
    screen.getByLabelText('Name').focus();
    pressAsInSafari(closeButton());
    expect(closeButton()).not.toHaveFocus();
    returnFocus();
    expect(screen.getByLabelText('Name')).not.toHaveFocus();
  });
});

describe('a new page', () => {
  const showPage = (inside: string) => {
    document.body.innerHTML = `<main id="${mainId}" tabindex="-1">${inside}</main>`;
    return screen.getByRole('main');
  };

  test('is read from its heading, to which nothing scrolls', () => {
    showPage('<h1>Careers</h1><input>').focus();
    const heading = screen.getByRole('heading');
    const focus = jest.spyOn(heading, 'focus');
    focusHeading();
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('leaves a heading that takes the keyboard as it is, and is read from its beginning where it has none', () => {
    showPage('<h1 tabindex="0">Careers</h1>');
    focusHeading();
    expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '0');
    showPage('<p>Words</p>');
    focusHeading();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('keeps the keyboard that it took itself', () => {
    showPage('<h1>Careers</h1><input aria-label="Search">');
    screen.getByLabelText('Search').focus();
    focusHeading();
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  test('that is not there yet is left alone', () => {
    document.body.innerHTML = '';
    expect(focusHeading).not.toThrow();
  });
});
