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
import { answerSleeping } from './answerSleeping.ts';

beforeAll(() => {
  installIntersections();
  answerSleeping({ follow: jest.fn(), prefetchPage: jest.fn() });
});

// jsdom has no popovers.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { popover: null });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
});

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
const menu =
  '<button popovertarget="menu" id="menu-button">Menu</button><details><summary>More</summary></details>';

test('a native control is left to the browser, and what it opens wakes after the next paint', async () => {
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
});

test.each(['pointerdown', 'touchstart', 'touchend', 'mousedown'])(
  'during a press on a native control nothing wakes, and the event does not reach React: %s',
  async (type) => {
    show(island(`pressed-${type}`, menu));
    const heard = jest.fn();
    document.body.addEventListener(type, heard, { once: true });
    find('#menu-button').dispatchEvent(new Event(type, { bubbles: true }));
    await painted();
    await nextTask();
    expect(await isWanted(`pressed-${type}`)).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  },
);

test('the mouse over a native control, or the keyboard on it, wakes its island', async () => {
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
});

test('a press on a native control of an island that is awake reaches its listeners', () => {
  show(`<div data-island="awake-header" data-awake="">${menu}</div>`);
  const heard = onPress('#menu-button');
  click('#menu-button');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('in a browser without popovers the press on a menu button is repeated once it is awake', async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  show(island('old-header', menu));
  const heard = onPress('#menu-button');
  click('#menu-button');
  expect(heard).not.toHaveBeenCalled();
  awaken('old-header');
  await nextTask();
  expect(heard).toHaveBeenCalledTimes(1);
});
