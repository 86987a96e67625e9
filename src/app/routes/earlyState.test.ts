import { earlyStateKey } from '../../hydration/inlineScriptNames.ts';
import { keepEarlyState, restoreEarlyState } from './earlyState.ts';

const state = { prefill: { role: 'Tester' } };

const key = `${earlyStateKey}/job-application`;

beforeEach(() => {
  window.history.replaceState(null, '', '/job-application');
  window.sessionStorage.clear();
});

test('the kept state is moved into the history entry once', () => {
  window.sessionStorage.setItem(key, JSON.stringify(state));
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: state });
  expect(window.sessionStorage.getItem(key)).toBeNull();
});

test('the state of a later link to the same page replaces the earlier one, even if it is null', () => {
  keepEarlyState('/job-application', state);
  keepEarlyState('/job-application', null);
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: null });
});

test('the state for another page is kept until that page', () => {
  keepEarlyState('/careers', state);
  restoreEarlyState();
  expect(window.history.state).toBeNull();
  window.history.replaceState(null, '', '/careers');
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: state });
});

test('a page that is reloaded keeps the state of its history entry', () => {
  window.sessionStorage.setItem(key, JSON.stringify(state));
  window.history.replaceState({ usr: null, key: 'a' }, '');
  restoreEarlyState();
  expect(window.history.state).toEqual({ usr: null, key: 'a' });
  expect(window.sessionStorage.getItem(key)).toBeNull();
});

test('a damaged entry is ignored', () => {
  window.sessionStorage.setItem(key, '{');
  restoreEarlyState();
  expect(window.history.state).toBeNull();
});
