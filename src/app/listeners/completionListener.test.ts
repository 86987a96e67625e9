import { drawingsWanted } from '../../hydration/inlineScriptNames.ts';
import { awoken } from '../../hydration/islands/sleep.ts';
import { loadingEnded, loadingStarted } from '../../state/uiSlice.ts';
import { makeStore } from '../store/store.ts';
import { startCompletionListener } from './completionListener.ts';

const isWanted = jest.fn();
let listening: AbortController;

const sections = () => [...document.querySelectorAll('section')];
const laidOut = () => sections().map(({ style }) => style.contentVisibility === 'visible');
const isAtRest = () => 'atRest' in document.documentElement.dataset;

const idle: (() => void)[] = [];
const idleCallbacks = jest.fn((work: () => void) => idle.push(work));

/** Runs so many idle callbacks. */
async function rest(times: number) {
  for (let count = 0; count < times; count += 1) {
    idle.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function open() {
  const store = makeStore();
  startCompletionListener(store, listening.signal);
  return store;
}

beforeEach(() => {
  idle.length = 0;
  idleCallbacks.mockClear();
  Object.assign(window, { requestIdleCallback: idleCallbacks });
  jest.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        contentVisibility: element.classList.contains('later') ? 'auto' : 'visible',
      }) as CSSStyleDeclaration,
  );
  jest.spyOn(window, 'innerWidth', 'get').mockReturnValue(600);
  listening = new AbortController();
  isWanted.mockClear();
  window.addEventListener(drawingsWanted, isWanted, { signal: listening.signal });
  document.body.innerHTML =
    '<main><section></section><section class="later"></section><section class="later"></section></main><section class="later"></section>';
});

afterEach(() => {
  listening.abort();
  delete document.documentElement.dataset['atRest'];
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('sections are laid out one per idle period, then the drawings are fetched, and last the page is at rest', async () => {
  open();
  await rest(2);
  expect(laidOut()).toEqual([false, true, false, false]);
  expect(isWanted).not.toHaveBeenCalled();
  await rest(1);
  expect(laidOut()).toEqual([false, true, true, false]);
  expect(isWanted).toHaveBeenCalledTimes(1);
  expect(isAtRest()).toBe(false);
  await rest(1);
  expect(isAtRest()).toBe(true);
});

test.each([
  ['a phone', () => void jest.spyOn(window, 'innerWidth', 'get').mockReturnValue(599)],
  [
    'a visitor who saves data',
    () =>
      void Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  ],
])('for %s no drawings are fetched ahead, but the page is completed otherwise', async (_who, set) => {
  set();
  open();
  await rest(9);
  expect(laidOut()).toEqual([false, true, true, false]);
  expect(isWanted).not.toHaveBeenCalled();
  expect(isAtRest()).toBe(true);
});

test('islands that wake while the page is completed make it be completed once more, and not once each', async () => {
  open();
  await rest(1);
  for (let island = 0; island < 7; island += 1) window.dispatchEvent(new Event(awoken));
  await rest(99);
  // In each of two rounds one for each section of the page, and one at its end.
  expect(idleCallbacks).toHaveBeenCalledTimes(8);
  expect(window.getComputedStyle).toHaveBeenCalledTimes(6);
  window.dispatchEvent(new Event(awoken));
  await rest(99);
  expect(idleCallbacks).toHaveBeenCalledTimes(12);
});

test('the next page is completed when its loading screen goes, and once more when an island of it wakes', async () => {
  const store = open();
  await rest(9);
  const showPage = () => {
    document.body.innerHTML = '<main><section class="later"></section></main>';
  };
  showPage();
  store.dispatch(loadingStarted('route'));
  await rest(9);
  expect(laidOut()).toEqual([false]);
  store.dispatch(loadingEnded('route'));
  await rest(9);
  expect(laidOut()).toEqual([true]);
  showPage();
  window.dispatchEvent(new Event(awoken));
  await rest(9);
  expect(laidOut()).toEqual([true]);
  listening.abort();
  showPage();
  window.dispatchEvent(new Event(awoken));
  await rest(9);
  expect(laidOut()).toEqual([false]);
});
