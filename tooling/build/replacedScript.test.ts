/** @jest-environment <rootDir>/tooling/jest/domEnvironment.ts */
import { noticesCopy } from '../../src/content/notices.ts';
import { answering } from '../../src/hydration/inlineScriptNames.ts';
import { replacedScript } from './replacedScript.ts';

/** A script of the page, another one in each test, because failures are counted. */
let script = '';
let tests = 0;
const pageWith = (address: string) => `<script>["${address}"]</script>`;
const same = () => pageWith(script);
const newer = () => pageWith('/static/js/main.newer.js');

/** Lets a script of the page fail to load. */
function fails(address: string) {
  const element = document.createElement('script');
  Object.defineProperty(element, 'src', { value: `https://example.org${address}` });
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const noticeText = () => document.querySelector('[role="status"]')?.textContent;

/** The server, as far as it answers requests for the page. */
const server = jest.fn<Promise<Response>, [string, RequestInit?]>();
const answers = (html: string, status = 200) =>
  server.mockImplementation(() => Promise.resolve(new Response(html, { status })));

beforeAll(() => {
  Object.assign(window, { fetch: server });
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  window.eval(replacedScript());
});

beforeEach(() => {
  tests += 1;
  script = `/static/js/main.${tests}.js`;
  jest.useFakeTimers();
  server.mockReset();
  document.body.innerHTML = `<input value=""><input type="checkbox"><button aria-busy="true">Send</button>`;
  document.documentElement.removeAttribute(answering);
});

afterEach(async () => {
  // Removes a notice.
  document.documentElement.setAttribute(answering, '');
  // The script requests the page once in ten seconds at most; the next test must not fall into this one's interval.
  await passes(10_000);
  jest.useRealTimers();
});

test.each([
  ['still names the script', same, 200],
  ['cannot answer', newer, 503],
  ['answers with something else', () => '<title>Sign in to the network</title>', 200],
])('no notice appears where the server %s', async (_which, html, status) => {
  answers(html(), status);
  fails(script);
  await passes(1000);
  expect(server).toHaveBeenCalledTimes(1);
  expect(noticeText()).toBeUndefined();
});

test('a lost connection and a failed script outside /static/js/ are not taken for a newer release', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  fails('/elsewhere.js');
  expect(server).not.toHaveBeenCalled();
  fails(script);
  await passes(1000);
  expect(noticeText()).toBeUndefined();
});

test('the page is requested past all caches, once in ten seconds at most', async () => {
  answers(same());
  for (let count = 0; count < 5; count += 1) fails(script);
  await passes(9999);
  fails(script);
  expect(server.mock.calls).toEqual([['/', { cache: 'reload' }]]);
  await passes(1);
  fails(script);
  expect(server).toHaveBeenCalledTimes(2);
});

test('where the scripts did not answer within two minutes, that is reported at once', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(120_001);
  window.eval(replacedScript());
  clock.mockRestore();
  await passes(1000);
  expect(noticeText()).toContain(noticesCopy.failed);
});

test('a script that keeps failing is reported until the scripts arrive, and its button is still answered', async () => {
  answers(same());
  for (let count = 0; count < 2; count += 1) fails(script);
  await passes(1000);
  expect(noticeText()).toBeUndefined();
  fails(script);
  await passes(150);
  expect(noticeText()).toBe(noticesCopy.failed + noticesCopy.reload);
  expect(document.querySelector('[aria-busy]')).not.toBeNull();
  answers(newer());
  await passes(10_000);
  fails(script);
  await passes(0);
  expect(noticeText()).toBe(noticesCopy.replaced + noticesCopy.reload);
  document.documentElement.setAttribute(answering, '');
  await passes(0);
  expect(noticeText()).toBeUndefined();
});

test('offline nothing is said about scripts', async () => {
  answers(same());
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  for (let count = 0; count < 4; count += 1) fails(script);
  await passes(150);
  expect(noticeText()).toBeUndefined();
  online.mockRestore();
});

test('once the scripts answer, the server is not asked', async () => {
  document.documentElement.setAttribute(answering, '');
  fails(script);
  await passes(1000);
  expect(server).not.toHaveBeenCalled();
});

test('a visitor who has used the page sees a notice, with a warning about unsaved entries, until the scripts arrive', async () => {
  answers(newer());
  document.querySelector('input')!.value = 'Asha';
  fails(script);
  await passes(0);
  expect(noticeText()).toBe('');
  expect(document.querySelector('[aria-busy]')).toBeNull();
  await passes(150);
  expect(noticeText()).toBe(`${noticesCopy.replaced} ${noticesCopy.copyFirst}${noticesCopy.reload}`);
  document.documentElement.setAttribute(answering, '');
  await passes(0);
  expect(noticeText()).toBeUndefined();
});
