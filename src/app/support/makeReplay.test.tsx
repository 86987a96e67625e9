import { screen } from '@testing-library/react';
import { submissionCopy } from '../../content/applications/applications.ts';
import { errorCopy } from '../../content/site.ts';
import { writtenWalk } from '../../testing/traces/recordedWalk.ts';
import { fieldsIn, formSnapshotOf, liveSession, snapshotOf } from '../../testing/traces/snapshots.ts';
import { siteWalk } from '../../testing/traces/siteWalk.ts';
import { readTrace } from '../../trace/reading/readTrace.ts';
import { restoredDraftsAt } from '../../trace/replay/restoredDrafts.ts';
import { fieldNames } from '../../trace/sanitizer/lists.ts';
import { storedTexts } from './recorded/storedTexts.ts';
import { makeReplay } from './makeReplay.tsx';

// Without `act`, React schedules its work as in a browser: the tests await only what the frame itself awaits.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const at = Date.UTC(2026, 5, 1, 10, 30);

let replay: ReturnType<typeof makeReplay>;

beforeEach(() => {
  // As in the frame, a stored token makes guarded pages show their forms, and nothing can be written.
  for (const [key, text] of Object.entries(storedTexts.local)) window.localStorage.setItem(key, text);
  for (const [key, text] of Object.entries(storedTexts.session)) window.sessionStorage.setItem(key, text);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
  const place = document.body.appendChild(document.createElement('div'));
  replay = makeReplay(place, { onFailed: () => {} });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  replay.end();
  document.body.replaceChildren();
});

test('a moment is rendered when `show` resolves', async () => {
  await replay.show(1, { snapshot: snapshotOf('/settings', { auth: liveSession }), at, colourMode: 'light' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
});

test('the profile keeps its form after the session has expired, as it did for the visitor', async () => {
  const fields = fieldsIn(fieldNames('profile'), { touched: true, filled: true });
  const loaded = {
    forms: { profile: formSnapshotOf({ fields }) },
    api: { loadProfile: { call: 'loadProfile', status: 'fulfilled', fault: null } },
  } as const;
  const live = snapshotOf('/edit-profile', { auth: liveSession, ...loaded });
  const over = { ...live, auth: { ...snapshotOf('/').auth, lapsed: true } };
  const moment = { at, colourMode: 'light' } as const;
  await replay.show(1, { snapshot: live, ...moment, position: 1 });
  await replay.show(2, { snapshot: over, ...moment, position: 2 });
  expect(document.querySelector('input[name="name"]')).toHaveValue('••••');
  // A jump opens the page from scratch.
  await replay.show(99, { snapshot: over, ...moment, position: 99 });
  expect(document.querySelector('input[name="name"]')).toHaveValue('••••');
});

test('a profile with unsaved changes says so, without saying which, until they are saved', async () => {
  const loadProfile = { call: 'loadProfile', status: 'fulfilled', fault: null } as const;
  const withUnsaved = (unsaved?: boolean) =>
    snapshotOf('/edit-profile', {
      auth: liveSession,
      api: { loadProfile },
      forms: {
        profile: formSnapshotOf({
          fields: fieldsIn(fieldNames('profile'), { filled: true }),
          ...(unsaved !== undefined && { unsaved }),
        }),
      },
    });
  const moment = { at, colourMode: 'light' } as const;
  await replay.show(1, { snapshot: withUnsaved(), ...moment, position: 1 });
  expect(screen.getByText('No changes to save')).toBeVisible();
  await replay.show(2, { snapshot: withUnsaved(true), ...moment, position: 2 });
  expect(screen.getByText('Changes not saved yet')).toBeVisible();
  expect(screen.queryByText('No changes to save')).not.toBeInTheDocument();
  await replay.show(3, { snapshot: withUnsaved(false), ...moment, position: 3 });
  expect(screen.getByText('No changes to save')).toBeVisible();
});

test('a form without its session says no more of an account’s draft than that it is kept', async () => {
  const fields = fieldsIn(fieldNames('service'), { touched: true, filled: true });
  const draft = { savedAt: at, hasOwner: true };
  const drafted = { forms: { service: formSnapshotOf({ fields }) }, drafts: { service: draft } };
  const live = snapshotOf('/service-application', { auth: liveSession, ...drafted });
  const over = { ...live, auth: { ...snapshotOf('/').auth, lapsed: true } };
  const moment = { at, colourMode: 'light', restored: { service: draft } } as const;
  const remarks = () => screen.queryAllByText(/^Your draft from|^Draft saved/).length;
  await replay.show(1, { snapshot: live, ...moment, position: 1 });
  expect(remarks()).toBeGreaterThan(0);
  // The session ends while the form is open; then the page is opened from scratch.
  await replay.show(2, { snapshot: over, ...moment, position: 2 });
  expect(screen.queryAllByText(/^Draft saved/)).toEqual([]);
  await replay.show(99, { snapshot: over, ...moment, position: 99 });
  expect(remarks()).toBe(0);
  expect(screen.getByText(submissionCopy.draft.hidden)).toBeVisible();
  const anonymous = { service: { ...draft, hasOwner: false } };
  const typed = snapshotOf('/service-application', { forms: drafted.forms, drafts: anonymous });
  await replay.show(200, { snapshot: typed, ...moment, restored: anonymous, position: 200 });
  expect(remarks()).toBeGreaterThan(0);
});

test('a form that needs no session still offers the profile after its session is over, as it did', async () => {
  const fields = fieldsIn(fieldNames('service'), { touched: true, filled: true });
  const live = snapshotOf('/service-application', {
    auth: liveSession,
    forms: { service: formSnapshotOf({ fields }) },
  });
  const over = { ...live, auth: { ...snapshotOf('/').auth, lapsed: true } };
  const moment = { at, colourMode: 'light', sessionKept: true } as const;
  const offer = () => screen.queryByRole('button', { name: /^Fill in from my profile/ });
  await replay.show(1, { snapshot: live, ...moment, position: 1 });
  await replay.show(2, { snapshot: over, ...moment, position: 2 });
  expect(offer()).toBeVisible();
  // A jump opens the page from scratch.
  await replay.show(99, { snapshot: over, ...moment, position: 99 });
  expect(offer()).toBeVisible();
  await replay.show(200, { snapshot: over, ...moment, sessionKept: false, position: 200 });
  expect(offer()).toBeNull();
});

const given = { touched: false, filled: true, error: null, refusal: null };

test.each([
  ['no fields', {}],
  ['only the account’s email', { ...fieldsIn(fieldNames('internship'), {}), email: given }],
])('a typed draft is not announced as restored when its form has reported %s yet', async (_what, fields) => {
  const empty = snapshotOf('/internship-application', {
    auth: liveSession,
    forms: { internship: formSnapshotOf({ fields }) },
  });
  const typed = { ...empty, drafts: { internship: { savedAt: at, hasOwner: true } } };
  const filled = fieldsIn(fieldNames('internship'), { touched: true, filled: true });
  const reported = { ...typed, forms: { internship: formSnapshotOf({ fields: filled }) } };
  const moment = { at, colourMode: 'light' } as const;
  const expectTyped = () => {
    expect(screen.getAllByText(/^Draft saved/)).not.toEqual([]);
    expect(screen.queryByText(/^Your draft from/)).toBeNull();
  };
  await replay.show(1, { snapshot: empty, ...moment, position: 1 });
  await replay.show(2, { snapshot: typed, ...moment, position: 2 });
  expectTyped();
  await replay.show(3, { snapshot: reported, ...moment, position: 3 });
  expectTyped();
  // A jump opens the page from scratch.
  await replay.show(99, { snapshot: typed, ...moment, position: 99 });
  expectTyped();
});

test('an anonymous draft is not announced as restored, nor asked about, where it was typed', async () => {
  const fields = fieldsIn(fieldNames('service'), { touched: true, filled: true });
  const empty = snapshotOf('/service-application', { forms: { service: formSnapshotOf({}) } });
  const typed = snapshotOf('/service-application', {
    forms: { service: formSnapshotOf({ fields }) },
    drafts: { service: { savedAt: at, hasOwner: false } },
  });
  const moment = { at, colourMode: 'light', restored: {} } as const;
  await replay.show(1, { snapshot: empty, ...moment, position: 1 });
  await replay.show(2, { snapshot: typed, ...moment, position: 2 });
  await replay.show(3, { snapshot: typed, ...moment, at: at + 1000, position: 3 });
  expect(screen.queryByText(/^Your draft from|^Somebody began/)).toBeNull();
  expect(screen.getByText(/^Draft saved/)).toBeInTheDocument();
});

test('an anonymous draft is not announced as restored when the step before it was shown for a while', async () => {
  jest.useFakeTimers();
  const fields = fieldsIn(fieldNames('service'), { touched: true, filled: true });
  const filled = snapshotOf('/service-application', { forms: { service: formSnapshotOf({ fields }) } });
  const saved = { ...filled, drafts: { service: { savedAt: at + 400, hasOwner: false } } };
  const moment = { at, colourMode: 'light', restored: {} } as const;
  await replay.show(1, { snapshot: filled, ...moment, position: 1 });
  // The time after which an open form saves its draft by itself.
  jest.advanceTimersByTime(10_000);
  await replay.show(2, { snapshot: saved, ...moment, position: 2 });
  expect(screen.queryByText(/^Your draft from/)).toBeNull();
  expect(screen.getByText(/^Draft saved/)).toBeInTheDocument();
});

test('a typed draft is not announced as restored, at whichever step of its sending the page is opened', async () => {
  // The walk up to the step that closes the form.
  const length = [...siteWalk(200)].findIndex(({ type }) => type === 'forms/formClosed');
  const { trace } = await readTrace(writtenWalk(length).text);
  const isOneOfMany = ({ type }: { type: string }, index: number) =>
    type === 'forms/uploadProgressed' && trace!.steps[index + 1]?.type === type;
  const sending = trace!.steps.findIndex(({ type }) => type === 'forms/reviewOpened');
  const opened: string[] = [];
  for (const [index, step] of trace!.steps.entries()) {
    if (index < sending || isOneOfMany(step, index)) continue;
    opened.push(step.type);
    const snapshot = trace!.snapshotAt(index);
    // Shown at the time of saving, because an old draft would not be announced in any case.
    const savedAt = snapshot.drafts.job!.savedAt;
    const restored = restoredDraftsAt(trace!, index);
    await replay.show(index, { snapshot, at: savedAt, colourMode: 'light', restored });
    expect(document.querySelector('input[name="phone"]')).toHaveValue('••••');
    expect([step.type, screen.queryByText(/^Your draft from/)]).toEqual([step.type, null]);
  }
  expect(opened).toEqual(expect.arrayContaining(['forms/submitStarted', 'forms/submitEnded']));
}, 30_000);

test('a page that failed to load shows the message for the visitor’s connection, not the reader’s', async () => {
  const failed = snapshotOf('/careers', {
    navigation: { path: '/careers', action: 'PUSH', failure: 'chunk' },
  });
  const lost = { ...failed, notices: { ...failed.notices, connection: 'lost' } } as const;
  const shown = { at, colourMode: 'light' } as const;
  await replay.show(1, { snapshot: lost, ...shown, position: 1 });
  expect(screen.getByText(errorCopy.offline)).toBeVisible();
  await replay.show(2, { snapshot: failed, ...shown, position: 2 });
  expect(screen.getByText(errorCopy.chunkHelp)).toBeVisible();
  await replay.show(3, { snapshot: lost, ...shown, position: 3 });
  expect(screen.getByText(errorCopy.offline)).toBeVisible();
});
