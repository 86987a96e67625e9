import { markEntry } from './markEntry.ts';

const stateNow = () => window.history.state as { key?: string; idx?: number; usr?: unknown } | null;

const comeFrom = (referrer: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

beforeEach(() => window.history.pushState(null, ''));

test('each entry that the browser made gets a key of its own', () => {
  markEntry();
  const first = stateNow()?.key;
  expect(first).toMatch(/^\w+$/);
  window.history.pushState(null, '');
  markEntry();
  expect(stateNow()?.key).not.toBe(first);
});

test('the state of an entry is kept, and an entry with a key is left alone', () => {
  window.history.replaceState({ usr: { prefill: {} } }, '');
  expect(markEntry()).toBe(false);
  const marked = stateNow();
  expect(marked).toMatchObject({ usr: { prefill: {} } });
  expect(markEntry()).toBe(true);
  expect(stateNow()).toEqual(marked);
});

test.each([
  ['a link of this site', `${window.location.origin}/careers`, 1],
  ['nowhere', '', 0],
  ['another site', `${window.location.origin}.elsewhere.example/`, 0],
])('an entry reached from %s gets the index of the pages to go back to', (_from, referrer, idx) => {
  comeFrom(referrer);
  markEntry();
  expect(stateNow()?.idx).toBe(idx);
});
