import { loggedIn, loggedOut, selectToken } from '../../state/auth/authSlice.ts';
import { endStaleSession } from '../../state/auth/endStaleSession.ts';
import { dialogOpened, questionAsked, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { draftSaved, selectDraft } from '../../state/forms/draftsSlice.ts';
import {
  submissionStored,
  receiptOpened,
  selectReceiptOpen,
  selectSubmission,
} from '../../state/forms/receiptSlice.ts';
import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';
import {
  colourModeChosen,
  drawerToggled,
  motionToggled,
  selectColourMode,
  selectMotionPaused,
  technologyTabChosen,
} from '../../state/uiSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { closePages, draftOfNobody as draft, openPage, persist } from '../../testing/persistedPage.ts';
import { makeStore } from './store.ts';
import type { SiteStore } from '../../state/siteStore.ts';

afterEach(() => {
  jest.restoreAllMocks();
  closePages();
});

test('session, colour mode, paused motion, drafts and an open dialog survive a reload; the drawer does not', async () => {
  const before = await openPage();
  before.store.dispatch(loggedIn({ token: 'a.b.c' }));
  before.store.dispatch(colourModeChosen('dark'));
  before.store.dispatch(motionToggled({ paused: true }));
  before.store.dispatch(drawerToggled(true));
  before.store.dispatch(draftSaved({ form: 'job', draft }));
  before.store.dispatch(dialogOpened({ kind: 'job.failed', params: { message: 'No.' } }));
  await before.leave();

  const { store } = await openPage();
  expect(selectToken(store.getState())).toBe('a.b.c');
  expect(selectColourMode(store.getState())).toBe('dark');
  expect(selectMotionPaused(store.getState())).toBe(true);
  expect(selectDraft(store.getState(), 'job')).toEqual(draft);
  expect(selectDialog(store.getState())).toEqual({ kind: 'job.failed', params: { message: 'No.' } });
  expect(store.getState().ui.drawerOpen).toBe(false);
});

test('a draft keeps its times and the earlier draft over a reload; invalid values of either are dropped', async () => {
  const timed = { ...draft, changedAt: { name: 5 }, begunAt: 4, earlier: { ...draft, begunAt: 3 } };
  const before = await openPage();
  before.store.dispatch(draftSaved({ form: 'job', draft: timed }));
  await before.leave();
  const { store, leave } = await openPage();
  expect(selectDraft(store.getState(), 'job')).toEqual(timed);
  const odd = { ...draft, changedAt: { name: 'now', phone: 5 }, begunAt: '4', earlier: { owner: null } };
  await leave();
  window.localStorage.setItem(
    'persist:drafts',
    JSON.stringify({ job: JSON.stringify(odd), service: JSON.stringify({ ...draft, changedAt: 7 }) }),
  );
  const state = (await openPage()).store.getState();
  expect(selectDraft(state, 'job')).toEqual({ ...draft, changedAt: { phone: 5 } });
  expect(selectDraft(state, 'service')).toEqual(draft);
});

test('an open dialog of a result is shown after a reload on its own page only', async () => {
  const before = await openPage();
  before.store.dispatch(pageOpened({ path: '/job-application', action: 'POP' }));
  before.store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  await before.leave();
  const { store } = await openPage();
  const shownAt = (path: '/' | '/job-application') => {
    store.dispatch(pageOpened({ path, action: 'POP' }));
    return selectDialog(store.getState())?.kind;
  };
  expect(shownAt('/')).toBeUndefined();
  expect(shownAt('/job-application')).toBe('job.submitted');
});

test('the token is in local storage under persist:auth, an open dialog in session storage only', async () => {
  const { store, leave } = await openPage();
  store.dispatch(loggedIn({ token: 'a.b.c' }));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  await leave();
  expect(window.localStorage.getItem('persist:auth')).toContain('a.b.c');
  expect(window.localStorage.getItem('persist:dialog')).toBeNull();
  expect(window.sessionStorage.getItem('persist:dialog')).toContain('job.submitted');
});

test('only these keys of the state are written to storage', async () => {
  const { store, leave } = await openPage();
  store.dispatch(loggedIn({ token: makeToken() }));
  store.dispatch(technologyTabChosen('IOT'));
  store.dispatch(motionToggled({ paused: true }));
  store.dispatch(pageOpened({ path: '/job-application', action: 'PUSH' }));
  store.dispatch(draftSaved({ form: 'job', draft }));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  store.dispatch(submissionStored(sent));
  store.dispatch(receiptOpened());
  await leave();
  const keptIn = (storage: Storage) =>
    Object.fromEntries(
      Object.keys(storage).map((key) => {
        const kept = Object.keys(JSON.parse(storage.getItem(key) ?? '{}') as object);
        return [key, kept.filter((name) => name !== '_persist').toSorted()];
      }),
    );
  expect(keptIn(window.localStorage)).toEqual({
    'persist:auth': ['lapsed', 'token'],
    'persist:ui': ['colourMode', 'motionPaused'],
    'persist:drafts': ['job'],
  });
  expect(keptIn(window.sessionStorage)).toEqual({
    'persist:dialog': ['current'],
    'persist:receipt': ['sent'],
  });
});

test('an open question is gone after a reload', async () => {
  const before = await openPage();
  before.store.dispatch(questionAsked({ kind: 'form.leave' }));
  await before.leave();
  expect(selectDialog((await openPage()).store.getState())).toBeNull();
});

const sent: StoredSubmission = {
  kind: 'job',
  owner: 'asha@mail.example',
  sentAt: 5,
  reference: 'abc',
  values: { name: 'Asha' },
  file: { field: 'resume', name: 'cv.pdf', size: 9, reference: null },
  mailed: false,
};

test('the receipt survives a reload of its tab, closed, until the logout', async () => {
  const before = await openPage();
  before.store.dispatch(submissionStored(sent));
  before.store.dispatch(receiptOpened());
  await before.leave();
  expect(JSON.stringify(window.localStorage)).not.toContain('Asha');

  const { store, leave } = await openPage();
  expect(selectSubmission(store.getState())).toEqual(sent);
  expect(selectReceiptOpen(store.getState())).toBe(false);
  store.dispatch(loggedOut());
  await leave();
  expect(window.sessionStorage.getItem('persist:receipt')).not.toContain('Asha');
});

test('invalid values in storage are ignored', async () => {
  const entry = (values: Record<string, unknown>) =>
    JSON.stringify({
      ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])),
      _persist: '{"version":1,"rehydrated":true}',
    });
  window.localStorage.setItem('persist:auth', entry({ token: { evil: true } }));
  window.localStorage.setItem('persist:ui', entry({ colourMode: 'purple', motionPaused: 'yes' }));
  window.localStorage.setItem('persist:drafts', entry({ job: 'text' }));
  window.sessionStorage.setItem('persist:dialog', entry({ current: { kind: 'no.such' } }));
  window.sessionStorage.setItem('persist:receipt', entry({ sent: { ...sent, sentAt: 'now' } }));
  const state = (await openPage()).store.getState();
  expect(selectToken(state)).toBeNull();
  expect(selectColourMode(state)).toBe('system');
  expect(selectMotionPaused(state)).toBe(false);
  expect(selectDraft(state, 'job')).toBeNull();
  expect(selectDialog(state)).toBeNull();
  expect(selectSubmission(state)).toBeNull();
});

test('a stored draft of a form that the site does not have is not read', async () => {
  const text = JSON.stringify({
    job: JSON.stringify(draft),
    retired: JSON.stringify(draft),
    _persist: '{"version":1,"rehydrated":true}',
  });
  window.localStorage.setItem('persist:drafts', text);
  const { drafts } = (await openPage()).store.getState();
  expect(drafts.job).toMatchObject({ values: { name: 'Asha' } });
  expect(drafts).not.toHaveProperty('retired');
});

test('only the valid part of a stored receipt is read', async () => {
  const strange = {
    ...sent,
    reference: 7,
    mailed: 'yes',
    values: { name: 'Asha', age: 5 },
    file: { name: 1 },
  };
  const text = JSON.stringify({
    sent: JSON.stringify({ ...strange, more: true }),
    _persist: '{"version":1,"rehydrated":true}',
  });
  window.sessionStorage.setItem('persist:receipt', text);
  expect(selectSubmission((await openPage()).store.getState())).toEqual({
    ...sent,
    reference: null,
    file: null,
  });
});

test('endStaleSession ends a session that was deleted from storage', async () => {
  const { store, leave } = await openPage();
  store.dispatch(loggedIn({ token: makeToken() }));
  await leave();
  expect(store.dispatch(endStaleSession())).toBe(true);
  window.localStorage.clear();
  expect(store.dispatch(endStaleSession())).toBe(false);
  expect(selectToken(store.getState())).toBeNull();
});

test('a store takes no session for deleted because a store before it had stored one', async () => {
  const before = await openPage();
  before.store.dispatch(loggedIn({ token: makeToken() }));
  await before.leave();
  window.localStorage.clear();
  const store: SiteStore = makeStore();
  persist(store);
  store.dispatch(loggedIn({ token: makeToken() }));
  // Nothing has been written yet.
  expect(store.dispatch(endStaleSession())).toBe(true);
});

const day = 24 * 60 * 60 * 1000;
const inStorage = () => window.localStorage.getItem('persist:drafts') ?? '';

test('a draft is in storage synchronously after it is saved', async () => {
  const { store } = await openPage();
  store.dispatch(draftSaved({ form: 'job', draft }));
  expect(inStorage()).toContain('Asha');
});

test('a draft older than 14 days is deleted from storage', async () => {
  const before = await openPage();
  before.store.dispatch(draftSaved({ form: 'job', draft: { ...draft, savedAt: Date.now() - 15 * day } }));
  before.store.dispatch(draftSaved({ form: 'service', draft: { ...draft, values: { name: 'Meena' } } }));
  await before.leave();
  expect(inStorage()).toContain('Asha');

  const { store, leave } = await openPage();
  await leave();
  expect(selectDraft(store.getState(), 'job')).toBeNull();
  expect(inStorage()).not.toContain('Asha');
  expect(inStorage()).toContain('Meena');
});
