import {
  awaken,
  click,
  find,
  installIntersections,
  island,
  isWanted,
  nextTask,
  onPress,
  show,
} from '../../testing/rendering/sleepingIslands.ts';
import { busy, leftAt } from '../inlineScriptNames.ts';
import { answerSleeping } from './answerSleeping.ts';
import { markLeft } from './leaving.ts';

const follow = jest.fn<void, [URL, unknown]>();
const prefetchPage = jest.fn<void, [string]>();

beforeAll(() => {
  installIntersections();
  answerSleeping({ follow, prefetchPage });
});
beforeEach(() => {
  follow.mockClear();
  prefetchPage.mockClear();
});

test('a link in a sleeping island is followed without a new document, with its state', () => {
  show(island('footer', `<a href="/careers?a=1#b" data-location-state='{"prefill":{"role":"x"}}'>Go</a>`));
  expect(click('a')).toBe(false);
  const [[address, state]] = follow.mock.calls as [[URL, unknown]];
  expect(address.pathname + address.search + address.hash).toBe('/careers?a=1#b');
  expect(state).toEqual({ prefill: { role: 'x' } });
  expect(find('a')).not.toHaveAttribute(busy);
});

test.each([
  ['page', '<p>Words</p>'],
  ['header', '<nav>Menus</nav>'],
])('while the %s sleeps, a link outside of it is followed in the same way', (name, html) => {
  show(`${island(name, html)}<a href="/careers">Go</a>`);
  expect(click('a')).toBe(false);
  expect(follow).toHaveBeenCalledTimes(1);
});

test('a link that is awake is followed in the same way while a new document is on its way, which the router would not stop', () => {
  markLeft();
  show('<div data-island="x" data-awake=""><a href="/careers">Go</a></div>');
  expect(click('a')).toBe(false);
  expect(follow).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset[leftAt];
});

test.each([
  ['in an island that is awake', '<div data-island="x" data-awake=""><a href="/careers">Go</a></div>', {}],
  ['to a new tab', island('x', '<a href="/careers" target="_blank">Go</a>'), {}],
  ['to another site', island('x', '<a href="https://example.org/careers">Go</a>'), {}],
  ['to a file', island('x', '<a href="/careers" download>Go</a>'), {}],
  ['pressed for a new tab', island('x', '<a href="/careers">Go</a>'), { ctrlKey: true }],
  ['pressed for a new tab of macOS', island('x', '<a href="/careers">Go</a>'), { metaKey: true }],
  ['pressed for a new window', island('x', '<a href="/careers">Go</a>'), { shiftKey: true }],
  ['pressed for a download', island('x', '<a href="/careers">Go</a>'), { altKey: true }],
  ['pressed with the wheel', island('x', '<a href="/careers">Go</a>'), { button: 1 }],
])('a link %s is left alone', (_which, html, options) => {
  show(html);
  // jsdom would report the navigation as not implemented.
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('a', options);
  expect(follow).not.toHaveBeenCalled();
});

test('a link whose click another listener has cancelled is left alone', () => {
  show(island('x', '<a href="/careers">Go</a>'));
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  press.preventDefault();
  find('a').dispatchEvent(press);
  expect(follow).not.toHaveBeenCalled();
});

test('a link to a section of the same page is pressed again when the page is awake, so that the router goes there', async () => {
  show(island('page', '<a href="#founders">Meet the founders</a>'));
  const heard = onPress('a');
  expect(click('a')).toBe(false);
  expect(follow).not.toHaveBeenCalled();
  expect(await isWanted('page')).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  awaken('page');
  await nextTask();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a pointerdown on a link prefetches its page and does not wake the island', async () => {
  show(island('links', '<a href="/careers">Go</a>'));
  find('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(prefetchPage).toHaveBeenCalledWith('/careers');
  expect(await isWanted('links')).toBe(false);
});

test('a pointerdown on a link to a section of the same page prefetches nothing', () => {
  show(island('anchors', '<a href="#founders">Meet the founders</a>'));
  find('a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(prefetchPage).not.toHaveBeenCalled();
});
