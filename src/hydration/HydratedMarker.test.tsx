import { act, render } from '@testing-library/react';
import { HydratedMarker } from './HydratedMarker.tsx';
import { awoken } from './islands/sleep.ts';

const isReady = () => 'ready' in document.documentElement.dataset;

/** A page as its HTML has it, and the marker of the frame. */
function open(wakes: 'idle' | 'used') {
  const page = document.body.appendChild(document.createElement('div'));
  Object.assign(page.dataset, { island: 'page', wakes });
  const view = render(<HydratedMarker />);
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

test('a page that can be read as it came answers at once', () => {
  open('used');
  expect(isReady()).toBe(true);
});

test('a page that wakes by itself answers once it has, and not when a part of it has', () => {
  const { page, wake } = open('idle');
  expect(isReady()).toBe(false);
  act(() => void page.dispatchEvent(new CustomEvent(awoken, { bubbles: true })));
  expect(isReady()).toBe(false);
  act(wake);
  expect(isReady()).toBe(true);
});

test('what has answered once, or has gone, is told of no more', () => {
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
  ['may draw itself', 'visible', 0],
  ['is at its end', 'hidden', 1],
])('a drawing %s whose screen is %s while the page begins to answer', (_what, visibility, times) => {
  document.body.innerHTML = '<div id="first-load"></div><svg><mask><use></use></mask></svg>';
  document.querySelector<HTMLElement>('#first-load')!.style.visibility = visibility;
  const finish = jest.fn();
  document.querySelector('use')!.getAnimations = () => [{ finish } as Partial<Animation> as Animation];
  const { wake } = open('idle');
  act(wake);
  expect(finish).toHaveBeenCalledTimes(times);
});
