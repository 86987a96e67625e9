import { fireEvent, screen } from '@testing-library/react';
import {
  focusHeading,
  followFocus,
  mainId,
  pageRootId,
  returnFocus,
  returnFocusFromDialog,
} from './pageFocus.ts';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <div id="${pageRootId}" tabindex="-1"><input aria-label="Name"><button><span>Open</span></button></div>
    <section tabindex="-1"><button>Close</button></section>`;
  stop = followFocus();
});

afterEach(() => stop());

/**
 * As in Safari, a press focuses the nearest focusable ancestor of the button, if there is one, and otherwise nothing.
 */
function pressAsInSafari(inside: HTMLElement) {
  (document.activeElement as HTMLElement).blur();
  inside.closest<HTMLElement>('[tabindex]')?.focus();
  fireEvent.click(inside);
}

test('a pressed button is focused, and gets the focus back, even where the browser does not focus it', () => {
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

test('a button that does not take the focus from a field leaves it there', () => {
  const field = screen.getByLabelText('Name');
  field.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(field).toHaveFocus();
});

test('a pressed button is focused without scrolling, even where it stops the propagation of the click', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  const button = screen.getByRole('button', { name: 'Close' });
  button.addEventListener('click', (event) => event.stopPropagation());
  pressAsInSafari(button);
  expect(focus.mock.contexts.at(-1)).toBe(button);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});

test('a press outside of buttons does not move the focus', () => {
  const field = screen.getByLabelText('Name');
  field.focus();
  fireEvent.click(document.body);
  expect(field).toHaveFocus();
});

describe('after a dialog', () => {
  const closeButton = () => screen.getByRole('button', { name: 'Close' });

  beforeEach(() => {
    document.getElementById(pageRootId)!.innerHTML += `<main id="${mainId}"><h1>Careers</h1></main>`;
  });

  test('an element of the page that was focused meanwhile keeps the focus', () => {
    screen.getByLabelText('Name').focus();
    const open = screen.getByRole('button', { name: 'Open' });
    // Another listener may stop the propagation of the event.
    window.addEventListener('focus', (event) => event.stopPropagation(), { capture: true, once: true });
    open.focus();
    returnFocus();
    expect(open).toHaveFocus();
  });

  test('a field that had the focus gets it back where only `focus` was fired, as by Safari for dates', () => {
    const field = screen.getByLabelText('Name');
    window.addEventListener('focusin', (event) => event.stopPropagation(), { capture: true, once: true });
    field.focus();
    closeButton().focus();
    returnFocus();
    expect(field).toHaveFocus();
  });

  test('a field that was focused before this script ran gets the focus back', () => {
    stop();
    const field = screen.getByLabelText('Name');
    field.focus();
    stop = followFocus();
    closeButton().focus();
    returnFocus();
    expect(field).toHaveFocus();
  });

  test('the heading gets the focus where nothing of the page ever had it', () => {
    closeButton().focus();
    returnFocusFromDialog();
    expect(screen.getByRole('heading', { name: 'Careers' })).toHaveFocus();
  });

  test('the element that had the focus gets it back, without scrolling', () => {
    const field = screen.getByLabelText('Name');
    field.focus();
    closeButton().focus();
    const focus = jest.spyOn(field, 'focus');
    returnFocus();
    expect(field).toHaveFocus();
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('the heading gets the focus where the element that had it is gone', () => {
    const field = screen.getByLabelText('Name');
    field.focus();
    closeButton().focus();
    field.remove();
    returnFocus();
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  test('the focus is not moved where the page never had it, or it is no longer followed', () => {
    closeButton().focus();
    returnFocus();
    expect(closeButton()).toHaveFocus();
    screen.getByLabelText('Name').focus();
    stop();
    closeButton().focus();
    returnFocus();
    expect(closeButton()).toHaveFocus();
    // Neither is an element remembered any more, nor a pressed button focused.
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

  test('has its heading focused, without scrolling', () => {
    showPage('<h1>Careers</h1><input>').focus();
    const heading = screen.getByRole('heading');
    const focus = jest.spyOn(heading, 'focus');
    focusHeading();
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('keeps the tabindex of a heading that has one, and is focused itself where it has no heading', () => {
    showPage('<h1 tabindex="0">Careers</h1>');
    focusHeading();
    expect(screen.getByRole('heading')).toHaveAttribute('tabindex', '0');
    showPage('<p>Words</p>');
    focusHeading();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('keeps the focus where it has focused an element itself', () => {
    showPage('<h1>Careers</h1><input aria-label="Search">');
    screen.getByLabelText('Search').focus();
    focusHeading();
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  test('a page whose URL names a section has that focused, and its heading if there is no such section', () => {
    showPage('<h1>Privacy</h1><h2 id="security">Security</h2>');
    focusHeading('security');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    showPage('<h1>Privacy</h1>');
    focusHeading('security');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('a page that is not there yet is left alone', () => {
    document.body.innerHTML = '';
    expect(focusHeading).not.toThrow();
  });
});
