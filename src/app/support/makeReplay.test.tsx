import { screen } from '@testing-library/react';
import { errorCopy } from '../../content/site.ts';
import { writtenWalk } from '../../testing/recordedWalk.ts';
import { fieldsIn, formSightOf, liveSession, sightOf } from '../../testing/sights.ts';
import { siteWalk } from '../../testing/siteWalk.ts';
import { readTrace } from '../../trace/reading/readTrace.ts';
import { restoredDraftsAt } from '../../trace/replay/restoredDrafts.ts';
import { fieldNames } from '../../trace/sieve/lists.ts';
import { storedTexts } from './recorded/storedTexts.ts';
import { makeReplay } from './makeReplay.tsx';

// As in a browser: what is awaited here is what the frame itself awaits.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const at = Date.UTC(2026, 5, 1, 10, 30);

let replay: ReturnType<typeof makeReplay>;

beforeEach(() => {
  // Behind the walls of the frame a page comes with its form.
  for (const [key, text] of Object.entries(storedTexts.local)) window.localStorage.setItem(key, text);
  const place = document.body.appendChild(document.createElement('div'));
  replay = makeReplay(place, { onFailed: () => {} });
});

afterEach(() => {
  replay.end();
  document.body.replaceChildren();
});

test('a moment stands when it is shown', async () => {
  await replay.show(1, { sight: sightOf('/settings', { auth: liveSession }), at, colourMode: 'light' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
});

test('the profile keeps its form when a session has ended by itself, as its visitor kept it', async () => {
  const fields = fieldsIn(fieldNames('profile'), { touched: true, filled: true });
  const told = {
    forms: { profile: formSightOf({ fields }) },
    api: { loadProfile: { call: 'loadProfile', status: 'fulfilled', fault: null } },
  } as const;
  const live = sightOf('/edit-profile', { auth: liveSession, ...told });
  const over = { ...live, auth: { ...sightOf('/').auth, lapsed: true } };
  const moment = { at, colourMode: 'light' } as const;
  await replay.show(1, { sight: live, ...moment, position: 1 });
  await replay.show(2, { sight: over, ...moment, position: 2 });
  expect(document.querySelector('input[name="name"]')).toHaveValue('••••');
  // From far away it is opened anew.
  await replay.show(99, { sight: over, ...moment, position: 99 });
  expect(document.querySelector('input[name="name"]')).toHaveValue('••••');
});

test('a draft of an account is not told of without its session, also where the form needs none', async () => {
  const fields = fieldsIn(fieldNames('service'), { touched: true, filled: true });
  const draft = { savedAt: at, hasOwner: true };
  const told = { forms: { service: formSightOf({ fields }) }, drafts: { service: draft } };
  const live = sightOf('/service-application', { auth: liveSession, ...told });
  const over = { ...live, auth: { ...sightOf('/').auth, lapsed: true } };
  const moment = { at, colourMode: 'light', restored: { service: draft } } as const;
  const remarks = () => screen.queryAllByText(/^Your draft from|^Draft saved/).length;
  await replay.show(1, { sight: live, ...moment, position: 1 });
  expect(remarks()).toBeGreaterThan(0);
  // It ends while the form is open, and the page is loaded again.
  await replay.show(2, { sight: over, ...moment, position: 2 });
  expect(screen.queryAllByText(/^Draft saved/)).toEqual([]);
  await replay.show(99, { sight: over, ...moment, position: 99 });
  expect(remarks()).toBe(0);
  const anonymous = { service: { ...draft, hasOwner: false } };
  const typed = sightOf('/service-application', { forms: told.forms, drafts: anonymous });
  await replay.show(200, { sight: typed, ...moment, restored: anonymous, position: 200 });
  expect(remarks()).toBeGreaterThan(0);
});

const given = { touched: false, filled: true, error: null, refusal: null };

test.each([
  ['nothing was reported', {}],
  ['only what the account gives', { ...fieldsIn(fieldNames('internship'), {}), email: given }],
])('a draft that was typed is not told to be back where of its answers %s yet', async (_what, fields) => {
  const empty = sightOf('/internship-application', {
    auth: liveSession,
    forms: { internship: formSightOf({ fields }) },
  });
  const typed = { ...empty, drafts: { internship: { savedAt: at, hasOwner: true } } };
  const filled = fieldsIn(fieldNames('internship'), { touched: true, filled: true });
  const reported = { ...typed, forms: { internship: formSightOf({ fields: filled }) } };
  const moment = { at, colourMode: 'light' } as const;
  const expectTyped = () => {
    expect(screen.getAllByText(/^Draft saved/)).not.toEqual([]);
    expect(screen.queryByText(/^Your draft from/)).toBeNull();
  };
  await replay.show(1, { sight: empty, ...moment, position: 1 });
  await replay.show(2, { sight: typed, ...moment, position: 2 });
  expectTyped();
  await replay.show(3, { sight: reported, ...moment, position: 3 });
  expectTyped();
  // From far away the page is opened anew.
  await replay.show(99, { sight: typed, ...moment, position: 99 });
  expectTyped();
});

test('a draft that was typed is not told to be back, at whichever step of its sending the page is opened', async () => {
  // To where the form is closed again.
  const length = [...siteWalk(200)].findIndex(({ type }) => type === 'forms/formClosed');
  const { trace } = await readTrace(writtenWalk(length).text);
  const isOneOfMany = ({ type }: { type: string }, index: number) =>
    type === 'forms/uploadProgressed' && trace!.steps[index + 1]?.type === type;
  const sending = trace!.steps.findIndex(({ type }) => type === 'forms/reviewOpened');
  const opened: string[] = [];
  for (const [index, step] of trace!.steps.entries()) {
    if (index < sending || isOneOfMany(step, index)) continue;
    opened.push(step.type);
    const sight = trace!.sightAt(index);
    // Soon after it was typed, for nobody is told of a draft from long ago.
    const savedAt = sight.drafts.job!.savedAt;
    const restored = restoredDraftsAt(trace!, index);
    await replay.show(index, { sight, at: savedAt, colourMode: 'light', restored });
    expect(document.querySelector('input[name="phone"]')).toHaveValue('••••');
    expect([step.type, screen.queryByText(/^Your draft from/)]).toEqual([step.type, null]);
  }
  expect(opened).toEqual(expect.arrayContaining(['forms/submitStarted', 'forms/submitEnded']));
}, 30_000);

test('a page that did not arrive says what its visitor read of the connection, whatever the reader’s own is', async () => {
  const failed = sightOf('/careers', { navigation: { path: '/careers', action: 'PUSH', failure: 'chunk' } });
  const lost = { ...failed, notices: { ...failed.notices, connection: 'lost' } } as const;
  const shown = { at, colourMode: 'light' } as const;
  await replay.show(1, { sight: lost, ...shown, position: 1 });
  expect(screen.getByText(errorCopy.offline)).toBeVisible();
  await replay.show(2, { sight: failed, ...shown, position: 2 });
  expect(screen.getByText(errorCopy.chunkHelp)).toBeVisible();
  await replay.show(3, { sight: lost, ...shown, position: 3 });
  expect(screen.getByText(errorCopy.offline)).toBeVisible();
});
