import { answerSleeping } from './answerSleeping.ts';
import { showBusy } from '../loading/showBusy.ts';
import { markLeft } from './leaving.ts';
import { answering, busy, leftAt } from '../inlineScriptNames.ts';
import { awoken, whenWanted } from './sleep.ts';

const follow = jest.fn<void, [URL, unknown]>();
const prefetchPage = jest.fn<void, [string]>();

/** An island as in the prerendered HTML. */
const island = (name: string, inside: string, wakes = 'used') =>
  `<div data-island="${name}" data-wakes="${wakes}">${inside}</div>`;

let observed: Element[] = [];
let see: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => {};

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe = (element: Element) => void observed.push(element);
      unobserve = (element: Element) => void observed.splice(observed.indexOf(element), 1);
    },
  });
  document.body.innerHTML =
    island('page', island('idler', '', 'idle') + island('seen', '', 'seen')) +
    island('pressed-early', `<button ${busy}="true" id="early">Early</button>`);
  answerSleeping({ follow, prefetchPage });
});

const show = (html: string) => {
  document.body.innerHTML = html;
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const click = (selector: string, options: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));

/** Marks an island as awake, as AwakeMarker (island.tsx) does. */
const awaken = (name: string) => {
  find(`[data-island="${name}"]`).setAttribute('data-awake', '');
  find(`[data-island="${name}"]`).dispatchEvent(new CustomEvent(awoken, { bubbles: true }));
};
const onPress = (selector: string) => {
  const heard = jest.fn();
  find(selector).addEventListener('click', heard);
  return heard;
};
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Whether `wake` has been called for the island. */
const isWanted = (name: string) =>
  Promise.race([whenWanted(name).then(() => true), nextTask().then(() => false)]);

beforeEach(() => {
  follow.mockClear();
  prefetchPage.mockClear();
});

test('an `idle` island is woken at the start, a `seen` one once it comes into view', async () => {
  expect(document.documentElement).toHaveAttribute(answering);
  expect(await isWanted('idler')).toBe(true);
  const seeAll = (isIntersecting: boolean) => see(observed.map((target) => ({ isIntersecting, target })));
  seeAll(false);
  expect(await isWanted('seen')).toBe(false);
  seeAll(true);
  expect(await isWanted('seen')).toBe(true);
  expect(observed).toEqual([]);
  expect(await isWanted('page')).toBe(true);
});

test('a press from before the scripts ran is repeated once its island is awake', async () => {
  const heard = onPress('#early');
  expect(await isWanted('pressed-early')).toBe(true);
  expect(find('#early')).toHaveAttribute(busy, 'true');
  awaken('page');
  awaken('pressed-early');
  await nextTask();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(find('#early')).not.toHaveAttribute(busy);
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

test('only the last press is repeated, once, when all islands round it are awake; its button is busy until then', async () => {
  show(island('outer', island('tabs', '<button id="a">A</button><button id="b">B</button>')));
  const [first, second] = [onPress('#a'), onPress('#b')];
  click('#a');
  click('#b');
  click('#b');
  expect(find('#a')).not.toHaveAttribute(busy);
  expect(find('#b')).toHaveAttribute(busy, 'true');
  expect(second).not.toHaveBeenCalled();
  expect(await isWanted('outer')).toBe(true);
  awaken('tabs');
  await nextTask();
  expect(second).not.toHaveBeenCalled();
  awaken('outer');
  await nextTask();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  expect(find('#b')).not.toHaveAttribute(busy);
  awaken('outer');
  await nextTask();
  expect(second).toHaveBeenCalledTimes(1);
});

test('a press is not repeated on a button that is gone once its island is awake', async () => {
  show(island('changing', '<button>Open</button>'));
  const heard = onPress('button');
  const button = find('button');
  click('button');
  awaken('changing');
  button.remove();
  await nextTask();
  expect(heard).not.toHaveBeenCalled();
});

test('each press is passed on to showBusy, which marks its button', () => {
  show('<button>Open</button>');
  click('button');
  showBusy();
  expect(find('button')).toHaveAttribute(busy, 'true');
});

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
const menu =
  '<button popovertarget="menu" id="menu-button">Menu</button><details><summary>More</summary></details>';

test('a native control is left to the browser, and what it opens wakes after the next paint', async () => {
  Object.assign(HTMLElement.prototype, { popover: null });
  show(island('header', menu));
  expect(click('summary')).toBe(true);
  expect(click('#menu-button')).toBe(true);
  expect(await isWanted('header')).toBe(false);
  await painted();
  await nextTask();
  expect(await isWanted('header')).toBe(true);
  show(island('drawer', '<dialog popover id="menu"></dialog>') + island('beside', menu));
  find('dialog').dispatchEvent(new Event('toggle'));
  await painted();
  await nextTask();
  expect(await isWanted('drawer')).toBe(true);
  expect(await isWanted('beside')).toBe(true);
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

test.each(['pointerdown', 'touchstart', 'touchend', 'mousedown'])(
  'during a press on a native control nothing wakes, and the event does not reach React: %s',
  async (type) => {
    Object.assign(HTMLElement.prototype, { popover: null });
    show(island(`pressed-${type}`, menu));
    const heard = jest.fn();
    document.body.addEventListener(type, heard, { once: true });
    find('#menu-button').dispatchEvent(new Event(type, { bubbles: true }));
    await painted();
    await nextTask();
    expect(await isWanted(`pressed-${type}`)).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  },
);

test('the mouse over a native control, or the keyboard on it, wakes its island', async () => {
  Object.assign(HTMLElement.prototype, { popover: null });
  show(island('hovered', menu));
  find('#menu-button').dispatchEvent(
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType: 'mouse' }),
  );
  await painted();
  await nextTask();
  expect(await isWanted('hovered')).toBe(true);
  show(island('focused', menu));
  find('#menu-button').focus();
  await painted();
  await nextTask();
  expect(await isWanted('focused')).toBe(true);
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

test('a press on a native control of an island that is awake reaches its listeners', () => {
  Object.assign(HTMLElement.prototype, { popover: null });
  show(`<div data-island="awake-header" data-awake="">${menu}</div>`);
  const heard = onPress('#menu-button');
  click('#menu-button');
  expect(heard).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

test('in a browser without popovers the press on a menu button is repeated once it is awake', async () => {
  show(island('old-header', menu));
  const heard = onPress('#menu-button');
  click('#menu-button');
  expect(heard).not.toHaveBeenCalled();
  awaken('old-header');
  await nextTask();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a radio button is checked at once, and fires its change event when its island is awake', async () => {
  show(
    island(
      'choices',
      '<input type="radio" name="mode" id="a" checked><input type="radio" name="mode" id="b">',
    ),
  );
  const choice = find('#b') as HTMLInputElement;
  choice.click();
  expect(choice).toBeChecked();
  const changed = jest.fn();
  choice.addEventListener('change', changed);
  awaken('choices');
  await nextTask();
  expect(choice).toBeChecked();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a radio button of a form is not chosen a second time: the form takes its choices over as it wakes', async () => {
  show(island('questions', '<form><input type="radio" name="mode" id="a"></form>'));
  const choice = find('#a') as HTMLInputElement;
  const heard = onPress('#a');
  choice.click();
  expect(choice).not.toHaveAttribute(busy);
  awaken('questions');
  await nextTask();
  expect(choice).toBeChecked();
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'focusin', 'pointerover'])('%s wakes the island it happens in', async (name) => {
  show(island(`touched-by-${name}`, '<input>'));
  find('input').dispatchEvent(new Event(name, { bubbles: true }));
  expect(await isWanted(`touched-by-${name}`)).toBe(true);
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
