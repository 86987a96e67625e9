import {
  connectionLost,
  connectionNoticeDismissed,
  selectConnectionNotice,
} from '../../state/noticesSlice.ts';
import { makeStore } from '../store/store.ts';
import { startLongWaitListener } from './longWaitListener.ts';

const store = makeStore();
const notice = () => selectConnectionNotice(store.getState());
const button = () => document.querySelector('button')!;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeAll(() => startLongWaitListener(store));
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div><button>Open<i></i></button></div>';
});
afterEach(async () => {
  button().removeAttribute('aria-busy');
  await pass(0);
  store.dispatch(connectionNoticeDismissed());
  jest.useRealTimers();
});

test('a button that is busy for ten seconds is reported, until it is no longer busy', async () => {
  button().setAttribute('aria-busy', 'true');
  await pass(9999);
  expect(notice()).toBeNull();
  await pass(1);
  expect(notice()).toBe('slow');
  button().removeAttribute('aria-busy');
  await pass(0);
  expect(notice()).toBeNull();
});

test('a button that was pressed before the listener came is reported, too', async () => {
  button().setAttribute('aria-busy', 'true');
  const later = makeStore();
  startLongWaitListener(later);
  await pass(10_000);
  expect(selectConnectionNotice(later.getState())).toBe('slow');
});

test('a button of a form whose wheel turns counts as busy', async () => {
  button().firstElementChild!.setAttribute('data-turns', 'true');
  await pass(10_000);
  expect(notice()).toBe('slow');
  button().firstElementChild!.removeAttribute('data-turns');
  await pass(0);
  expect(notice()).toBeNull();
});

test('each press begins the ten seconds anew, and a short wait is not reported', async () => {
  button().setAttribute('aria-busy', 'true');
  await pass(9000);
  button().removeAttribute('aria-busy');
  await pass(0);
  button().setAttribute('aria-busy', 'true');
  await pass(9000);
  expect(notice()).toBeNull();
});

test('a button beneath the loading screen, or one that is gone, is not reported', async () => {
  button().parentElement!.setAttribute('inert', '');
  button().setAttribute('aria-busy', 'true');
  await pass(10_000);
  expect(notice()).toBeNull();
  button().parentElement!.removeAttribute('inert');
  button().setAttribute('aria-busy', 'true');
  await pass(5000);
  const { innerHTML } = document.body;
  document.body.innerHTML = '';
  await pass(5000);
  expect(notice()).toBeNull();
  document.body.innerHTML = innerHTML;
});

test('another notice about the connection stays', async () => {
  store.dispatch(connectionLost());
  button().setAttribute('aria-busy', 'true');
  await pass(10_000);
  expect(notice()).toBe('lost');
  button().removeAttribute('aria-busy');
  await pass(0);
  expect(notice()).toBe('lost');
});
