import { screen, waitFor } from '@testing-library/react';
import { formSnapshotOf, liveSession, snapshotOf } from '../../testing/traces/snapshots.ts';
import type { Moment } from '../../trace/replay/replayMessages.ts';
import { makeReplay } from './makeReplay.tsx';

// Without `act`, React schedules its work as in a browser: the tests await only what the frame itself awaits.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const at = Date.UTC(2026, 5, 1, 10, 30);
const replayMoment = (path: '/settings' | '/login', position: number, change = {}): Moment => ({
  snapshot: snapshotOf(path, { auth: path === '/login' ? snapshotOf(path).auth : liveSession, ...change }),
  at,
  colourMode: 'light',
  position,
});

const onFailed = jest.fn();
let replay: ReturnType<typeof makeReplay>;
let headingsMade: () => number;
/** The elements of all sites, in the document or not. */
let places: Node[];

beforeEach(() => {
  const made = jest.spyOn(document, 'createElement');
  headingsMade = () => made.mock.calls.filter(([name]) => name === 'h1').length;
  const place = document.body.appendChild(document.createElement('div'));
  places = [];
  jest.spyOn(place, 'cloneNode').mockImplementation(() => {
    const copy = document.createElement('div');
    places.push(copy);
    return copy;
  });
  replay = makeReplay(place, { onFailed });
});

afterEach(() => {
  replay.end();
  document.body.replaceChildren();
});

const heading = () => screen.getByRole('heading', { level: 1 });

/** Waits until so many pages are rendered, including those that are not in the document. */
const rendered = (count: number) =>
  waitFor(
    () =>
      expect(places.filter((place) => place instanceof Element && place.querySelector('h1'))).toHaveLength(
        count,
      ),
    { timeout: 10_000 },
  );

test('a page that is opened ahead stays out of the document, and is used for its moment', async () => {
  await replay.show(1, replayMoment('/settings', 1));
  const shown = heading();
  // The page that is shown, its spare, and the prepared one.
  await replay.prepare([replayMoment('/login', 40)]);
  await rendered(3);
  expect(heading()).toBe(shown);
  expect(headingsMade()).toBe(3);

  await replay.show(2, replayMoment('/login', 40));
  expect(heading()).toHaveTextContent('Log in');
  expect(headingsMade()).toBe(3);
  // It sets the title as any page that is opened.
  await waitFor(() => expect(document.title).toMatch(/^Log/));
});

test('a page that was opened ahead shows its moment, and nothing of the one it was prepared for', async () => {
  const refused = { forms: { login: formSnapshotOf({ submitFailed: true, fields: {} }) } };
  const filled = { touched: true, filled: true, error: null, refusal: 'No such account.' };
  const later = { forms: { login: formSnapshotOf({ fields: { email: filled }, submitFailed: true }) } };
  await replay.prepare([replayMoment('/login', 40, refused)]);
  await rendered(1);
  await replay.show(1, replayMoment('/login', 60, later));
  expect(headingsMade()).toBe(1);
  expect(onFailed).not.toHaveBeenCalled();
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/No such account\./);
});

test('a page that was opened ahead in another half-day is not shown, as it rendered by another clock', async () => {
  const evening = { at: at + 12 * 60 * 60 * 1000 };
  await replay.show(1, replayMoment('/settings', 1));
  await replay.prepare([replayMoment('/login', 40)]);
  await rendered(3);
  const spare = places.find(({ textContent }) => textContent?.includes('Log in'));
  expect(spare).toBeDefined();
  await replay.show(2, { ...replayMoment('/settings', 50), ...evening });
  await replay.show(3, replayMoment('/login', 40));
  expect(heading()).toHaveTextContent('Log in');
  expect(spare).not.toBeInTheDocument();
});

test('each jump shows a page that was not shown before', async () => {
  await replay.show(1, replayMoment('/settings', 1));
  await rendered(2);
  const seen = heading();
  await replay.show(2, replayMoment('/settings', 50));
  expect(heading()).not.toBe(seen);
  expect(seen).not.toBeInTheDocument();
  await rendered(2);
  await replay.show(3, replayMoment('/settings', 1));
  expect(heading()).not.toBe(seen);
});

test('a moment that is overtaken while its page opens is not rendered', async () => {
  const filled = { touched: true, filled: true, error: null, refusal: 'No such account.' };
  const later = { forms: { login: formSnapshotOf({ fields: { email: filled }, submitFailed: true }) } };
  await replay.show(1, replayMoment('/login', 1));
  await replay.show(2, replayMoment('/settings', 2));
  const overtaken = replay.show(3, replayMoment('/login', 3));
  expect(await replay.show(4, replayMoment('/login', 4, later))).toBe(true);
  expect(await overtaken).toBe(false);
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(/No such account\./);
});
