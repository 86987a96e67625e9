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
const told = () => selectConnectionNotice(store.getState());

let answer = () => Promise.resolve(new Response());
const answers = (status: number, type = 'text/html') => {
  answer = async () => new Response(null, { status, headers: { 'content-type': type } });
};

/** A script does not arrive, and so on with each time that it is asked for again. */
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

test('a script that the server has no more is told of once, and no button waits for it', async () => {
  answers(404);
  await fail('gone.js', 2);
  expect(told()).toBeNull();
  expect(document.querySelector('button')).toHaveAttribute('aria-busy');
  await fail('gone.js', 1);
  expect(told()).toBe('replaced');
  expect(document.querySelector('button')).not.toHaveAttribute('aria-busy');
  store.dispatch(connectionNoticeDismissed());
  await fail('gone.js', 5);
  expect(told()).toBeNull();
  await fail('other.js', 3);
  expect(told()).toBe('replaced');
});

test('a script that the server says is gone for good is one that it has no more', async () => {
  answers(410);
  await fail('removed.js', 3);
  expect(told()).toBe('replaced');
});

test('a newer release is told of again after the connection was lost for a while', async () => {
  answers(404);
  await fail('away.js', 3);
  expect(told()).toBe('replaced');
  store.dispatch(connectionLost());
  store.dispatch(connectionRestored());
  await fail('away.js', 3);
  expect(told()).toBe('replaced');
});

test('a page in the place of a script is none', async () => {
  answers(200);
  for (let count = 0; count < 3; count += 1) {
    const filename = `${window.location.origin}/static/js/page.js`;
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    await jest.advanceTimersByTimeAsync(retryAfterMs);
  }
  expect(told()).toBe('replaced');
});

test('what is not of the site is asked after nowhere', async () => {
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
])('%s is no newer release', async (name, set) => {
  set();
  await fail(name, 4);
  expect(told()).toBeNull();
});
