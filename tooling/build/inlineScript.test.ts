/** @jest-environment <rootDir>/tooling/jest/domEnvironment.ts */
import {
  answering,
  busy,
  earlyStateKey,
  leftAt,
  sessionKept,
  typed,
} from '../../src/hydration/inlineScriptNames.ts';
import { inlineScript } from './inlineScript.ts';
import type { PageNeeds } from './inlineScript.ts';

const plain: PageNeeds = { withoutSession: null, hasForm: false, marksSession: false };

const press = (selector: string, options: MouseEventInit = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
const marked = () => [...document.querySelectorAll(`[${busy}]`)].map(({ id }) => id);
const kept = (path = '/job-application') => window.sessionStorage.getItem(earlyStateKey + path);

beforeAll(() => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  window.localStorage.setItem('persist:ui', JSON.stringify({ motionPaused: 'true' }));
  window.eval(inlineScript([], { ...plain, hasForm: true }));
});

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.removeAttribute(answering);
  delete document.documentElement.dataset[leftAt];
  document.head.innerHTML = '';
  document.body.innerHTML = `<button id="a">A</button><button id="b">B</button>
    <button id="menu" popovertarget="m">Menu</button><a id="skip" href="#main">Skip</a>
    <a id="mail" href="mailto:hello@mail.example">Mail</a><a id="tab" href="/careers" target="_blank">Tab</a>
    <a id="apply" href="/job-application" data-location-state='{"prefill":{}}'>Apply</a>
    <a id="request" href="/service-application" data-location-state='{"prefill":{}}'>Request</a>
    <a id="plain" href="/job-application">Application</a>`;
  for (const link of document.querySelectorAll('#apply, #request, #plain'))
    link.addEventListener('click', (event) => event.preventDefault());
});

test('the colour mode of the device is set at once', () => {
  expect(document.documentElement.hasAttribute('data-dark')).toBe(true);
});

test('motion that the visitor has paused is paused from the first paint', () => {
  expect(document.documentElement.hasAttribute('data-still')).toBe(true);
});

test('a control in which something is typed is marked, and no other one is', () => {
  document.body.innerHTML = '<form><input id="name"><input id="city" value="restored"></form>';
  document.querySelector('#name')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(
    [...document.querySelectorAll('input')].filter((input) => typed in input).map(({ id }) => id),
  ).toEqual(['name']);
});

test('only the last of several buttons pressed before the scripts have arrived is marked busy', () => {
  expect(press('#a')).toBe(false);
  press('#b');
  expect(marked()).toEqual(['b']);
});

/** Browsers set `popoverTargetElement` once the target is in the document; jsdom does not know the property. */
const setPopoverTarget = (target: Element | null) =>
  Object.assign(document.querySelector('#menu')!, { popoverTargetElement: target });

test('a press that the browser handles by itself is left to it', () => {
  setPopoverTarget(document.body);
  expect(press('#menu')).toBe(true);
  expect(press('#skip')).toBe(true);
  expect(marked()).toEqual([]);
});

test('a menu that arrives after its button was pressed is opened when the page is complete', () => {
  setPopoverTarget(null);
  expect(press('#menu')).toBe(false);
  expect(marked()).toEqual(['menu']);
  const answered = jest.fn();
  document
    .querySelector('#menu')!
    .addEventListener('click', ({ defaultPrevented }) => answered(defaultPrevented));
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(answered).not.toHaveBeenCalled();
  setPopoverTarget(document.body);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(answered.mock.calls).toEqual([[false]]);
  expect(marked()).toEqual([]);
});

test('the location state of a followed link is kept for its page, that of a link to a new tab or a download is not', () => {
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) press('#apply', { [key]: true });
  expect(kept()).toBeNull();
  press('#apply');
  expect(kept()).toBe('{"prefill":{}}');
});

test('the last link to a page decides its location state, even an empty one; the state of another page stays', () => {
  for (const link of ['#apply', '#request', '#plain']) press(link);
  expect(kept()).toBe('null');
  expect(kept('/service-application')).toBe('{"prefill":{}}');
});

test('the time of the press is kept for a link to a new document, and not for one that leaves this page open', () => {
  const left = () => document.documentElement.dataset[leftAt];
  for (const link of ['#skip', '#mail', '#tab']) press(link);
  expect(left()).toBeUndefined();
  press('#apply');
  expect(Number(left())).toBeGreaterThan(0);
});

test('a mouse that moves over the page does not start the scripts, a press does', () => {
  window.eval(inlineScript(['/static/js/main.js'], plain));
  const scripts = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
  const button = document.querySelector('#a')!;
  for (const name of ['pointerover', 'pointerenter', 'pointermove', 'pointerout'])
    button.dispatchEvent(new Event(name, { bubbles: true }));
  expect(scripts()).toEqual([]);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(scripts()).toEqual(['/static/js/main.js']);
});

test.each([
  ['hang are reported after two minutes', false, ['/static/js/main.js', '/replaced.js']],
  ['answer are not', true, ['/static/js/main.js']],
])('scripts that %s', (_which, isAnswering, expected) => {
  jest.useFakeTimers();
  window.eval(inlineScript(['/static/js/main.js'], plain));
  document.querySelector('#a')!.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  document.documentElement.toggleAttribute(answering, isAnswering);
  jest.advanceTimersByTime(119_999);
  const scripts = () =>
    [...document.querySelectorAll<HTMLScriptElement>('head script')].map((script) =>
      script.getAttribute('src'),
    );
  expect(scripts()).toEqual(['/static/js/main.js']);
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(expected);
  jest.useRealTimers();
});

test('once the scripts answer, the inline script leaves presses to them', () => {
  document.documentElement.setAttribute(answering, '');
  expect(press('#a')).toBe(true);
  expect(marked()).toEqual([]);
});

test.each([
  ['a session', { token: '"a.b.c"' }, true, true],
  ['a session, on a page that shows everybody the same,', { token: '"a.b.c"' }, false, false],
  ['no session any more', { token: 'null' }, true, false],
  ['something unreadable', 'no JSON', true, false],
  ['nothing', null, true, false],
])('a device that keeps %s', (_what, stored, marksSession, isMarked) => {
  document.documentElement.removeAttribute(sessionKept);
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
  window.localStorage.removeItem('persist:auth');
  if (stored !== null) window.localStorage.setItem('persist:auth', text);
  window.eval(inlineScript([], { ...plain, marksSession }));
  expect(document.documentElement.hasAttribute(sessionKept)).toBe(isMarked);
});
