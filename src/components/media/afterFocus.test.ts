import { afterFocus } from './afterFocus.ts';

const work = jest.fn();
const [place, link, other] = [
  document.createElement('div'),
  document.createElement('button'),
  document.createElement('button'),
];

beforeEach(() => {
  work.mockClear();
  place.append(link);
  document.body.replaceChildren(place, other);
});

test('work runs at once while the focus is elsewhere', () => {
  other.focus();
  afterFocus(place, work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work waits until the focus has left, and then runs once', () => {
  link.focus();
  afterFocus(place, work);
  expect(work).not.toHaveBeenCalled();
  other.focus();
  link.focus();
  other.focus();
  expect(work).toHaveBeenCalledTimes(1);
});

test('a window that loses the focus keeps the element that has it, so work goes on waiting', () => {
  link.focus();
  afterFocus(place, work);
  link.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(document.activeElement).toBe(link);
  expect(work).not.toHaveBeenCalled();
  other.focus();
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that was cancelled does not run', () => {
  link.focus();
  afterFocus(place, work)();
  other.focus();
  expect(work).not.toHaveBeenCalled();
});
