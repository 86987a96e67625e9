import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { calls } from '../../../contract/calls.ts';
import { paths } from '../../../contract/paths.ts';
import { deferredResponse } from '../../../mocks/faults.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { accountsApi } from '../../api/accountsApi.ts';
import { sendApplication } from '../../api/applicationsApi.ts';
import { registerBody } from '../../api/requestBodies.ts';
import { installApiAndEntries } from '../../app/store/installApiAndEntries.ts';
import { dynamicMiddleware, makeStore, stores } from '../../app/store/store.ts';
import {
  accountChanged,
  loggedIn,
  loggedOut,
  sessionSyncedFromOtherTab,
} from '../../state/auth/authSlice.ts';
import { ask } from '../../state/dialog/ask.ts';
import { dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { draftSaved } from '../../state/forms/draftsSlice.ts';
import { fieldsReported, formOpened } from '../../state/forms/formsSlice.ts';
import { listenTo } from '../../state/siteStore.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { drawerToggled, menusClosed } from '../../state/uiSlice.ts';
import { makeRecorder, mostSteps } from './recorder.ts';

installMocks();

/** A recorded store. As in the browser, the recorder's middleware is added after the store was made. */
function openStore(look?: Parameters<typeof makeRecorder>[0]) {
  const recorder = makeRecorder(look);
  // A recorder begins anew with each store that gets its middleware; in a browser there is one store.
  stores.clear();
  const store = makeStore();
  dynamicMiddleware.addMiddleware(recorder.middleware);
  store.dispatch(menusClosed());
  const types = () => recorder.recording().steps.map(({ type }) => type);
  return { recorder, store, types };
}

const token = `${btoa('{}')}.${btoa('{"email":"asha@mail.example"}')}.s`;

test('keeps each action with the snapshot of the state before it', () => {
  const { recorder, store } = openStore();
  store.dispatch(drawerToggled(true));
  store.dispatch(drawerToggled(false));
  const { steps } = recorder.recording();
  expect(steps.slice(1).map(({ type, before }) => [type, before.ui.drawerOpen])).toEqual([
    ['ui/drawerToggled', false],
    ['ui/drawerToggled', true],
  ]);
});

test('does not record the form choices in the return path of a login dialog', () => {
  const { recorder, store } = openStore();
  const returnPath = { path: paths.jobApplication, prefill: { jobType: 'Full-Time' } } as const;
  store.dispatch(dialogOpened({ kind: 'job.loginRequired', params: { returnPath } }));
  store.dispatch(menusClosed());
  const seen = recorder.recording().steps.at(-1)?.before.dialog.current;
  expect(seen?.returnPath).toEqual({ path: paths.jobApplication });
});

test('records actions in the order of their dispatch, with those of listeners and of calls', async () => {
  const { store, recorder, types } = openStore();
  // The API's middleware is added later than the recorder's.
  installApiAndEntries();
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ token })));
  store.dispatch(
    listenTo({ actionCreator: drawerToggled, effect: (_, { dispatch }) => void dispatch(menusClosed()) }),
  );
  store.dispatch(drawerToggled(true));
  const body = registerBody({ email: 'asha@mail.example', password: 'canary-password' });
  await store.dispatch(accountsApi.endpoints.logIn.initiate(body, { fixedCacheKey: 'logIn' }));
  expect(types().filter((type) => type !== 'store/sliceJoined')).toEqual([
    'ui/menusClosed',
    'ui/drawerToggled',
    'ui/menusClosed',
    'api/executeMutation/pending',
    'auth/loggedIn',
    'api/executeMutation/fulfilled',
  ]);
  const { steps } = recorder.recording();
  expect(steps.map(({ before }) => [before.auth.session, before.api.logIn?.status]).slice(-3)).toEqual([
    ['none', undefined],
    ['none', 'pending'],
    ['live', 'pending'],
  ]);
});

test('a profile stays fulfilled while it is fetched again and after that fails: the form still shows it', async () => {
  const { store, recorder } = openStore();
  installApiAndEntries();
  server.use(http.get('*/api/auth/user/profile', () => HttpResponse.json({ name: 'Asha' }), { once: true }));
  const load = () => store.dispatch(accountsApi.endpoints.loadProfile.initiate(1, { forceRefetch: true }));
  await load();
  server.use(http.get('*/api/auth/user/profile', () => HttpResponse.json({}, { status: 500 })));
  const { error } = await load();
  expect(error).toMatchObject({ kind: 'failure' });
  store.dispatch(drawerToggled(true));
  const { steps } = recorder.recording();
  const statuses = steps.map(({ type, before }) => [type, before.api.loadProfile?.status]);
  expect(statuses.filter(([type]) => type?.startsWith('api/execute') || type === 'ui/drawerToggled')).toEqual(
    [
      ['api/executeQuery/pending', undefined],
      ['api/executeQuery/fulfilled', 'pending'],
      ['api/executeQuery/pending', 'fulfilled'],
      ['api/executeQuery/rejected', 'fulfilled'],
      ['ui/drawerToggled', 'fulfilled'],
    ],
  );
});

test('records a cancelled call as aborted, without the library’s error message as the server’s', async () => {
  installApiAndEntries();
  const { recorder, store } = openStore();
  server.use(deferredResponse(calls.submitFeedback).handler);
  const leaving = new AbortController();
  const sending = sendApplication(store.dispatch, 'feedback', {}, leaving.signal);
  leaving.abort();
  await sending;
  store.dispatch(menusClosed());
  expect(recorder.recording().steps.at(-1)?.before.api.submitFeedback?.fault).toEqual({
    kind: 'aborted',
    status: null,
    message: null,
  });
});

test('keeps the newest 500 steps and counts the others', () => {
  const { recorder, store } = openStore();
  for (let step = 0; step < mostSteps + 20; step += 1) store.dispatch(drawerToggled(step % 2 === 0));
  const { steps, dropped } = recorder.recording();
  expect([steps.length, dropped]).toEqual([mostSteps, 21]);
  expect(recorder.reference()).toMatch(/^[2-9A-HJ-NP-Z]{3}-520$/);
  store.dispatch(accountChanged());
  expect(recorder.recording()).toMatchObject({ steps: [], dropped: 0 });
  expect(recorder.reference()).toMatch(/^[2-9A-HJ-NP-Z]{3}-0$/);
  store.dispatch(menusClosed());
  // The change of account itself is the step before.
  expect(recorder.reference()).toMatch(/-1$/);
});

test.each([
  ['a logout', () => loggedOut()],
  ['a logout in another tab', () => sessionSyncedFromOtherTab({ token: null })],
  ['another account', () => accountChanged()],
])('is empty and has a new id after %s', (_, gone) => {
  const { recorder, store } = openStore();
  store.dispatch(loggedIn({ token }));
  store.dispatch(
    fieldsReported({
      form: 'job',
      fields: { name: { touched: true, filled: true, error: null, refusal: 'canary' } },
      submitFailed: false,
    }),
  );
  store.dispatch(dialogOpened({ kind: 'job.failed', params: { message: 'canary' } }));
  const { id } = recorder.recording();
  store.dispatch(gone());
  expect(recorder.recording()).toMatchObject({ steps: [], dropped: 0 });
  expect(recorder.recording().id).not.toBe(id);
});

test.each([
  ['a logout', () => loggedOut(), 'auth/loggedOut', 'none'],
  [
    'a logout in another tab',
    () => sessionSyncedFromOtherTab({ token: null }),
    'auth/sessionSyncedFromOtherTab',
    'none',
  ],
  ['another account', () => accountChanged(), 'auth/accountChanged', 'live'],
])('begins anew with %s, of which it keeps only type and time', async (_, gone, type, session) => {
  installApiAndEntries();
  const { recorder, store, types } = openStore();
  store.dispatch(loggedIn({ token }));
  store.dispatch(
    draftSaved({ form: 'job', draft: { owner: 'canary', savedAt: 1, values: {}, fileNames: {} } }),
  );
  store.dispatch(drawerToggled(true));
  jest.spyOn(Date, 'now').mockReturnValue(7_000);
  store.dispatch(gone());
  jest.mocked(Date.now).mockReturnValue(8_000);
  store.dispatch(menusClosed());
  const expectAnew = () => {
    const { steps, dropped } = recorder.recording();
    expect([types(), dropped]).toEqual([[type, 'ui/menusClosed'], 0]);
    const [first, second] = steps;
    expect([first!.at, second!.at]).toEqual([7_000, 8_000]);
    // It changed nothing: its snapshot is the one that it left.
    expect(first!.before).toBe(second!.before);
    expect(first!.before.auth.session).toBe(session);
  };
  expectAnew();
  // The API's cache is reset at once after a logout, and a task later after a change of account, or when a submission
  // that was under way has ended.
  store.dispatch({ type: 'api/resetApiState' });
  store.dispatch(menusClosed());
  expectAnew();
});

test('never keeps a token, an email address, an answer or a file name', () => {
  const { recorder, store } = openStore();
  store.dispatch(loggedIn({ token }));
  store.dispatch(
    draftSaved({
      form: 'job',
      draft: { owner: 'canary', savedAt: 1, values: { name: 'canary' }, fileNames: { resume: 'canary.pdf' } },
    }),
  );
  store.dispatch(menusClosed());
  const kept = JSON.stringify(recorder.recording());
  expect(kept).toContain('"job":{"savedAt":1,"hasOwner":true}');
  expect(kept).not.toMatch(/canary|asha|token/);
});

test.each([
  'persist/OTHER',
  'api/internalSubscriptions/subscriptionsUpdated',
  'api/subscriptions/unsubscribeQueryResult',
  'api/config/middlewareRegistered',
  'api/invalidateTags',
  'api/invalidation/updateProvidedBy',
  '__rtkq/focused',
])('does not record a library’s internal action: %s', (type) => {
  const { store, types } = openStore();
  store.dispatch({ type, payload: [] });
  expect(types()).toEqual(['ui/menusClosed']);
});

test('an error while a snapshot is taken does not stop the site’s actions, and is counted as a missed step', async () => {
  const { recorder, store } = openStore(() => {
    throw new Error('A rule is broken.');
  });
  store.dispatch(pageOpened({ path: '/', action: 'PUSH' }));
  store.dispatch(formOpened({ form: 'job' }));
  const answer = store.dispatch(ask('form.leave'));
  store.dispatch(loggedOut());
  expect(await answer).toBe('dismiss');
  expect(store.getState().navigation.path).toBe('/');
  store.dispatch(menusClosed());
  expect(recorder.recording()).toMatchObject({ steps: [], missed: 1 });
});

test('dispatches nothing itself', () => {
  const seen: unknown[] = [];
  const recorder = makeRecorder();
  const state = makeStore().getState();
  const next = (action: unknown) => seen.push(action);
  const store: Parameters<Middleware>[0] = {
    getState: () => state,
    dispatch: () => {
      throw new Error('It dispatched.');
    },
  };
  const action: UnknownAction = menusClosed();
  expect(recorder.middleware(store)(next)(action)).toBe(1);
  expect(seen).toEqual([action]);
});
