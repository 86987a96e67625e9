import { act, render } from '@testing-library/react';
import { ReadyMarker } from './ReadyMarker.ts';
import { awoken } from './islands/sleep.ts';

const isReady = () => 'ready' in document.documentElement.dataset;

/** A page island as in the prerendered HTML, and the marker. */
function open(wakes: 'idle' | 'used') {
  const page = document.body.appendChild(document.createElement('div'));
  Object.assign(page.dataset, { island: 'page', wakes });
  const view = render(<ReadyMarker />);
  const wake = () => {
    page.dataset['awake'] = '';
    page.dispatchEvent(new CustomEvent(awoken, { bubbles: true }));
  };
  return { ...view, page, wake };
}

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['ready'];
});

test('a page that is of use as plain HTML is marked as ready at once', () => {
  open('used');
  expect(isReady()).toBe(true);
});

test('a page that wakes by itself is marked as ready once it is awake, not when a part of it is', () => {
  const { page, wake } = open('idle');
  expect(isReady()).toBe(false);
  act(() => void page.dispatchEvent(new CustomEvent(awoken, { bubbles: true })));
  expect(isReady()).toBe(false);
  act(wake);
  expect(isReady()).toBe(true);
});

test('a page that was ready once, or whose marker was unmounted, is not marked again', () => {
  const answered = open('used');
  delete document.documentElement.dataset['ready'];
  act(answered.wake);
  expect(isReady()).toBe(false);
  answered.unmount();
  const gone = open('idle');
  gone.unmount();
  act(gone.wake);
  expect(isReady()).toBe(false);
});

test.each([
  ['animates', 'visible', 0],
  ['is finished', 'hidden', 1],
])('a drawing %s where the first-load screen is %s when the page is ready', (_what, visibility, times) => {
  document.body.innerHTML = '<div id="first-load"></div><svg><mask><use></use></mask></svg>';
  document.querySelector<HTMLElement>('#first-load')!.style.visibility = visibility;
  const finish = jest.fn();
  document.querySelector('use')!.getAnimations = () => [{ finish } as Partial<Animation> as Animation];
  const { wake } = open('idle');
  act(wake);
  expect(finish).toHaveBeenCalledTimes(times);
});
