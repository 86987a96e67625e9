import { retryAfterMs } from '../../hydration/loading/loadWithRetry.ts';
import {
  connectionLost,
  connectionNoticeDismissed,
  connectionRestored,
  selectConnectionNotice,
} from '../../state/noticesSlice.ts';
import { makeStore } from '../store/store.ts';
import { startScriptListener } from './scriptListener.ts';

const store = makeStore();
const notice = () => selectConnectionNotice(store.getState());

let answer = () => Promise.resolve(new Response());
const answers = (status: number, type = 'text/html') => {
  answer = async () => new Response(null, { status, headers: { 'content-type': type } });
};

/** A script fails to load so many times, at the interval of the retries. */
async function fail(name: string, times: number) {
  for (let count = 0; count < times; count += 1) {
    const script = document.head.appendChild(document.createElement('script'));
    Object.defineProperty(script, 'src', { value: `${window.location.origin}/static/js/${name}` });
    script.dispatchEvent(new Event('error'));
    script.remove();
    await jest.advanceTimersByTimeAsync(retryAfterMs);
  }
}

beforeAll(() => startScriptListener(store));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'fetch').mockImplementation(() => answer());
  document.body.innerHTML = '<button aria-busy="true">Open</button>';
});
afterEach(() => {
  store.dispatch(connectionNoticeDismissed());
  jest.useRealTimers();
});

test('a script that the server no longer has is reported once, and no button stays busy', async () => {
  answers(404);
  await fail('gone.js', 2);
  expect(notice()).toBeNull();
  expect(document.querySelector('button')).toHaveAttribute('aria-busy');
  await fail('gone.js', 1);
  expect(notice()).toBe('replaced');
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
  store.dispatch(connectionNoticeDismissed());
  await fail('gone.js', 5);
  expect(notice()).toBeNull();
  await fail('other.js', 3);
  expect(notice()).toBe('replaced');
});

test('status 410 counts as missing, too', async () => {
  answers(410);
  await fail('removed.js', 3);
  expect(notice()).toBe('replaced');
});

test('a newer release is reported again after the connection was lost', async () => {
  answers(404);
  await fail('away.js', 3);
  expect(notice()).toBe('replaced');
  store.dispatch(connectionLost());
  store.dispatch(connectionRestored());
  await fail('away.js', 3);
  expect(notice()).toBe('replaced');
});

test('a script counts as missing where the server answers with a page', async () => {
  answers(200);
  for (let count = 0; count < 3; count += 1) {
    const filename = `${window.location.origin}/static/js/page.js`;
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    await jest.advanceTimersByTimeAsync(retryAfterMs);
  }
  expect(notice()).toBe('replaced');
});

test('a failed script from elsewhere is not looked up', async () => {
  answers(404);
  for (const filename of ['https://elsewhere.example/a.js', 'chrome-extension://abc/content.js', '']) {
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    await jest.advanceTimersByTimeAsync(retryAfterMs);
  }
  expect(window.fetch).not.toHaveBeenCalled();
});

test.each([
  ['a script that is there after all', () => answers(200, 'text/javascript')],
  ['a server that is busy', () => answers(503)],
  ['a lost connection', () => (answer = () => Promise.reject(new TypeError('Failed to fetch')))],
])('%s is not reported as a newer release', async (name, set) => {
  set();
  await fail(name, 4);
  expect(notice()).toBeNull();
});
