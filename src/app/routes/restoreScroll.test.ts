import { restoreScroll, scrollPlacesKey } from './restoreScroll.ts';

const scrollTo = jest.fn();
let grow = () => {};
let isWatching = false;

/** A window of 600 px on a page of `height`, scrolled to `scrollY`, in an entry that was left at `place`. */
function standAt({ scrollY, place, height = 1000 }: { scrollY: number; place: number; height?: number }) {
  Object.assign(window, { scrollY, innerHeight: 600, scrollTo });
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  window.history.replaceState({ key: 'one' }, '');
  window.sessionStorage.setItem(scrollPlacesKey, JSON.stringify({ one: place, other: 50 }));
}

beforeEach(() => {
  scrollTo.mockReset();
  isWatching = false;
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        grow = () => {
          if (isWatching) callback();
        };
      }
      observe = () => void (isWatching = true);
      disconnect = () => void (isWatching = false);
    },
  });
});

test('a page that grows is scrolled each time until it is at the position where its entry was left', () => {
  standAt({ scrollY: 400, place: 900 });
  restoreScroll();
  grow();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
  Object.assign(window, { scrollY: 900 });
  grow();
  expect(isWatching).toBe(false);
});

test.each([
  ['is where it was left', { scrollY: 900, place: 900, height: 3000 }],
  ['was scrolled by the visitor', { scrollY: 300, place: 900, height: 3000 }],
  ['was left at its top', { scrollY: 0, place: 0 }],
])('a page that %s is left alone', (_what, page) => {
  standAt(page);
  restoreScroll();
  expect(isWatching).toBe(false);
});

test('the first input ends the scrolling, and so does another history entry', () => {
  standAt({ scrollY: 0, place: 900 });
  restoreScroll();
  expect(isWatching).toBe(true);
  window.dispatchEvent(new Event('wheel'));
  expect(isWatching).toBe(false);
  restoreScroll();
  window.history.pushState({ key: 'other' }, '');
  grow();
  expect(isWatching).toBe(false);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a damaged record of positions is ignored', () => {
  standAt({ scrollY: 0, place: 900 });
  window.sessionStorage.setItem(scrollPlacesKey, '{');
  restoreScroll();
  expect(isWatching).toBe(false);
});
