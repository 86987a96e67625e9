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

const addressOf = (name: string) => `${window.location.origin}/static/js/${name}`;

/** Adds the element with which webpack loads a script. Returns how it is removed: after an event, or after the time-out. */
function append(name: string) {
  const script = document.head.appendChild(document.createElement('script'));
  Object.defineProperty(script, 'src', { value: addressOf(name) });
  return (event?: 'load' | 'error') => {
    if (event) script.dispatchEvent(new Event(event));
    script.remove();
  };
}

/** A script fails to load so many times, at the interval of the retries. */
async function fail(name: string, times: number) {
  for (let count = 0; count < times; count += 1) {
    append(name)('error');
    await jest.advanceTimersByTimeAsync(retryAfterMs);
  }
}

const arrive = (name: string) => append(name)('load');

beforeAll(() => startScriptListener(store));
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'fetch').mockImplementation(() => answer());
  document.body.innerHTML = '<button aria-busy="true">Open</button>';
});
afterEach(() => {
  // The listener forgets the scripts that are missing.
  store.dispatch(connectionLost());
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
    window.dispatchEvent(new ErrorEvent('error', { filename: addressOf('page.js') }));
    arrive('page.js');
    await jest.advanceTimersByTimeAsync(retryAfterMs);
  }
  expect(notice()).toBe('replaced');
});

test.each([
  ['by the login page of a network', 200],
  ['by a server that does not have it yet', 404],
])(
  'a script that counted as replaced, answered %s, is no longer reported once it arrives',
  async (by, status) => {
    answers(status);
    await fail(by, 3);
    await fail(`another ${by}`, 3);
    arrive(by);
    expect(notice()).toBe('replaced');
    arrive(`another ${by}`);
    expect(notice()).toBeNull();
  },
);

test('an error that a script throws after it has loaded is not reported', async () => {
  answers(200, 'text/javascript');
  for (let count = 0; count < 3; count += 1) {
    window.dispatchEvent(new ErrorEvent('error', { filename: addressOf('thrown.js') }));
    await jest.advanceTimersByTimeAsync(retryAfterMs);
  }
  expect(notice()).toBeNull();
});

test('a failed script from elsewhere is not looked up', async () => {
  answers(404);
  for (const filename of ['https://elsewhere.example/a.js', 'chrome-extension://abc/content.js', '']) {
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    await jest.advanceTimersByTimeAsync(retryAfterMs);
  }
  expect(window.fetch).not.toHaveBeenCalled();
});

describe('a script that does not arrive, though no newer release has replaced it,', () => {
  test.each([
    ['there after all', () => answers(200, 'text/javascript')],
    ['on a server that is busy', () => answers(503)],
    ['on a server that cannot be reached', () => (answer = () => Promise.reject(new TypeError('Failed')))],
  ])('%s: is reported until it is there', async (what, set) => {
    set();
    await fail(what, 2);
    expect(notice()).toBeNull();
    await fail(what, 1);
    expect(notice()).toBe('failed');
    // Its button is still answered when the script arrives.
    expect(document.querySelector('button')).toHaveAttribute('aria-busy');
    store.dispatch(connectionNoticeDismissed());
    await fail(what, 2);
    expect(notice()).toBeNull();
    arrive(what);
    await fail(what, 3);
    expect(notice()).toBe('failed');
    arrive(what);
    expect(notice()).toBeNull();
  });

  test('is reported as long as one of several is missing', async () => {
    answers(503);
    await fail('one.js', 3);
    await fail('two.js', 3);
    arrive('one.js');
    expect(notice()).toBe('failed');
    arrive('two.js');
    expect(notice()).toBeNull();
  });

  test('is reported as a newer release once the server no longer has it', async () => {
    answers(503);
    await fail('late.js', 3);
    answers(404);
    await fail('late.js', 1);
    expect(notice()).toBe('replaced');
  });

  test('is reported at once when webpack gives up its element after the time-out', async () => {
    answers(200, 'text/javascript');
    append('silent.js')();
    await jest.advanceTimersByTimeAsync(0);
    expect(notice()).toBe('failed');
  });

  test('is not reported while the browser is offline, of which there is another notice', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    answers(503);
    await fail('offline.js', 4);
    expect(notice()).toBeNull();
  });
});
