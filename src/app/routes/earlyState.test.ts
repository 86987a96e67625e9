import { earlyStateKey } from '../../hydration/islands/pressable.ts';
import { keepEarlyState, restoreEarlyState } from './earlyState.ts';

const state = { prefill: { role: 'Tester' } };

beforeEach(() => {
  window.history.replaceState(null, '', '/job-application');
  window.sessionStorage.clear();
});

test('what an early link handed over is there for the router, once', () => {
  window.sessionStorage.setItem(earlyStateKey, JSON.stringify(['/job-application', JSON.stringify(state)]));
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: state });
  expect(window.sessionStorage.getItem(earlyStateKey)).toBeNull();
});

test('of two links that were followed one after the other the last one counts, also where it hands over nothing', () => {
  keepEarlyState('/job-application', state);
  keepEarlyState('/job-application', null);
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: null });
});

test('what is for another page waits for it', () => {
  const text = JSON.stringify(['/careers', JSON.stringify(state)]);
  window.sessionStorage.setItem(earlyStateKey, text);
  restoreEarlyState();
  expect(window.history.state).toBeNull();
  expect(window.sessionStorage.getItem(earlyStateKey)).toBe(text);
});

test('a page that is loaded anew keeps what it was opened with', () => {
  window.sessionStorage.setItem(earlyStateKey, JSON.stringify(['/job-application', JSON.stringify(state)]));
  window.history.replaceState({ usr: null, key: 'a' }, '');
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: null, key: 'a' });
  expect(window.sessionStorage.getItem(earlyStateKey)).toBeNull();
});

test.each([
  ['nothing readable', '{'],
  ['a damaged state', JSON.stringify(['/job-application', '{'])],
])('%s is passed over', (_what, text) => {
  window.sessionStorage.setItem(earlyStateKey, text);
  restoreEarlyState();
  expect(window.history.state).toBeNull();
});
