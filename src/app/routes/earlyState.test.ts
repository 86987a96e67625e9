import { earlyStateKey } from '../../hydration/islands/pressable.ts';
import { keepEarlyState, restoreEarlyState } from './earlyState.ts';

const state = { prefill: { role: 'Tester' } };

const key = `${earlyStateKey}/job-application`;

beforeEach(() => {
  window.history.replaceState(null, '', '/job-application');
  window.sessionStorage.clear();
});

test('what an early link handed over is there for the router, once', () => {
  window.sessionStorage.setItem(key, JSON.stringify(state));
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: state });
  expect(window.sessionStorage.getItem(key)).toBeNull();
});

test('of two links that were followed one after the other the last one counts, also where it hands over nothing', () => {
  keepEarlyState('/job-application', state);
  keepEarlyState('/job-application', null);
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: null });
});

test('what is for another page waits for it', () => {
  keepEarlyState('/careers', state);
  restoreEarlyState();
  expect(window.history.state).toBeNull();
  window.history.replaceState(null, '', '/careers');
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: state });
});

test('a page that is loaded anew keeps what it was opened with', () => {
  window.sessionStorage.setItem(key, JSON.stringify(state));
  window.history.replaceState({ usr: null, key: 'a' }, '');
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: null, key: 'a' });
  expect(window.sessionStorage.getItem(key)).toBeNull();
});

test('what cannot be read is passed over', () => {
  window.sessionStorage.setItem(key, '{');
  restoreEarlyState();
  expect(window.history.state).toBeNull();
});
