import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { calls } from '../../contract/calls.ts';
import { makeToken } from '../testing/makeToken.ts';
import { authSlice, loggedIn } from '../state/auth/authSlice.ts';
import {
  formOpened,
  formsSlice,
  selectFormProgress,
  submitStarted,
  uploadProgressed,
} from '../state/forms/formsSlice.ts';
import { accountsApi } from './accountsApi.ts';
import { api } from './api.ts';
import { sendApplication, sendMail } from './applicationsApi.ts';
import { registerBody } from './requestBodies.ts';
import { sleepFor } from '../testing/sleepFor.ts';
import { storeChecks } from '../testing/storeChecks.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const secrets = { email: 'asha@mail.example', password: 'monsoon-line-17' };
const never = new AbortController().signal;

const recordingIn =
  (actions: UnknownAction[]): Middleware =>
  () =>
  (next) =>
  (action) => {
    actions.push(action as UnknownAction);
    return next(action);
  };

/** A store that records every action. */
function makeRecordingStore() {
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: combineSlices(authSlice, formsSlice, api),
    middleware: (defaults) => defaults(storeChecks).concat(api.middleware, recordingIn(actions)),
  });
  return { store, actions };
}

/** The text of all actions except the one that brings the token into the auth slice. */
const textOf = (actions: UnknownAction[]) =>
  JSON.stringify(actions.filter(({ type }) => type !== loggedIn.type));

/** Answers one call and records its requests. */
function answer(
  method: 'post' | 'put',
  path: string,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
) {
  const requests: Request[] = [];
  server.use(
    http[method](`*/api${path}`, ({ request }) => {
      requests.push(request.clone());
      return typeof body === 'string'
        ? new HttpResponse(body, { status, headers: { 'content-type': 'text/html' } })
        : HttpResponse.json(body as Record<string, unknown>, { status, headers });
    }),
  );
  return requests;
}

const logIn = (store: ReturnType<typeof makeRecordingStore>['store']) =>
  store.dispatch(accountsApi.endpoints.logIn.initiate(registerBody(secrets)));

test('a login stores the token in the auth slice, and its secrets are in no action and nowhere else in the state', async () => {
  const token = makeToken();
  const requests = answer('post', '/auth/login', { token, message: 'Welcome.' });
  const { store, actions } = makeRecordingStore();
  expect((await logIn(store)).data).toEqual({ message: 'Welcome.' });
  expect(store.getState().auth.token).toBe(token);
  expect(JSON.stringify(store.getState().api)).not.toContain(token);
  const text = textOf(actions);
  expect(text).not.toContain(secrets.password);
  expect(text).not.toContain(token);
  expect(requests[0]?.headers.get('authorization')).toBeNull();
  expect(await requests[0]?.json()).toEqual(secrets);
});

test('two calls at once are each sent with their own body', async () => {
  const requests = answer('post', '/auth/send-otp-email', { message: 'ok' });
  const { store } = makeRecordingStore();
  const bodies = [
    registerBody({ email: 'asha@mail.example' }),
    registerBody({ email: 'meena@mail.example' }),
  ];
  const { sendSignUpCode } = accountsApi.endpoints;
  await Promise.all(bodies.map((body) => store.dispatch(sendSignUpCode.initiate(body))));
  const sent = await Promise.all(requests.map((request) => request.json()));
  expect(sent).toEqual([{ email: 'asha@mail.example' }, { email: 'meena@mail.example' }]);
});

test.each([
  ['without a token', undefined],
  ['with a token that cannot be read', 'nonsense'],
  ['with a token that names nobody', makeToken({ email: undefined })],
])('an answer %s is a failure, and nothing is stored', async (_, token) => {
  answer('post', '/auth/login', { message: 'Fine.', token });
  const { store } = makeRecordingStore();
  expect((await logIn(store)).error).toEqual({ kind: 'failure', status: 200 });
  expect(store.getState().auth.token).toBeNull();
});

test('an answer with a token that has expired is a failure of the device’s clock, and nothing is stored', async () => {
  answer('post', '/auth/login', { message: 'Fine.', token: makeToken({ exp: Date.now() / 1000 - 1 }) });
  const { store } = makeRecordingStore();
  expect((await logIn(store)).error).toEqual({
    kind: 'failure',
    status: 200,
    message:
      'By the clock of this device your login would be over already. Please set its date and time, and try again.',
  });
  expect(store.getState().auth.token).toBeNull();
});

test('an HTML page instead of an answer is a failure without a message', async () => {
  const { store } = makeRecordingStore();
  const { sendSignUpCode } = accountsApi.endpoints;
  answer('post', '/auth/send-otp-email', '<!doctype html><title>Hotel network</title>');
  const { error } = await store.dispatch(sendSignUpCode.initiate(registerBody({ email: secrets.email })));
  expect(error).toEqual({ kind: 'failure', status: 200 });
  answer('post', '/auth/send-otp-email', '\n <html></html>');
  const late = await store.dispatch(sendSignUpCode.initiate(registerBody({ email: secrets.email })));
  expect(late.error).toEqual({ kind: 'failure', status: 200 });
  answer('post', '/auth/send-otp-email', 'sent');
  const plain = await store.dispatch(sendSignUpCode.initiate(registerBody({ email: secrets.email })));
  expect(plain.error).toBeUndefined();
  answer('post', '/auth/login', '<html>502</html>', 502);
  expect((await logIn(makeRecordingStore().store)).error).toEqual({ kind: 'failure', status: 502 });
});

test.each([
  ['an answer that arrives while the browser is suspended counts, even after the time limit', true],
  ['without an answer for 120 s a call ends as a network error', false],
])('%s', async (_, isAnswered) => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { promise: answered, resolve } = Promise.withResolvers<Response>();
  const left = jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { signal } = request as Request;
    const ended = new Promise<never>((__, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
    return Promise.race([answered, ended]);
  });
  const { store } = makeRecordingStore();
  const login = logIn(store);
  await jest.advanceTimersByTimeAsync(0);
  expect(left).toHaveBeenCalledTimes(1);
  // A browser that resumes first fires its timers, and only then delivers what the network has received.
  if (isAnswered) sleepFor(600_000);
  await jest.advanceTimersByTimeAsync(120_000);
  resolve(HttpResponse.json({ token: makeToken(), message: 'Welcome.' }));
  const { data, error } = await login;
  expect({ data, error }).toEqual(
    isAnswered ? { data: { message: 'Welcome.' } } : { error: { kind: 'network' } },
  );
  jest.useRealTimers();
});

test("the server's message is passed on, and no answer at all is a network error", async () => {
  answer('post', '/auth/login', { message: 'Invalid email or password.' }, 401);
  expect((await logIn(makeRecordingStore().store)).error).toEqual({
    kind: 'failure',
    status: 401,
    message: 'Invalid email or password.',
  });
  server.use(http.post('*/api/auth/login', () => HttpResponse.error()));
  expect((await logIn(makeRecordingStore().store)).error).toEqual({ kind: 'network' });
});

test('an application is sent as multipart with the bearer token, which is in no action', async () => {
  const requests = answer('post', '/form/job-application', { message: 'ok', data: { resume: 'r_1' } }, 201);
  const { store, actions } = makeRecordingStore();
  store.dispatch(loggedIn({ token: 'secret.token.x' }));
  const body = new FormData();
  body.append('name', 'Asha');
  body.append('resume', new File(['%PDF-1.7'], 'cv.pdf'), 'cv.pdf');
  const sent = await sendApplication(store.dispatch, 'job', body, never);
  expect(sent).toEqual({ data: { message: 'ok', resume: 'r_1' } });
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret.token.x');
  expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(textOf(actions)).not.toContain('secret.token.x');
});

test('the mail call sends the token if there is one, and none otherwise', async () => {
  const requests = answer('post', '/mail/job-mail', { message: 'Email queued.' }, 202);
  const { store } = makeRecordingStore();
  await sendMail(store.dispatch, 'job', { name: 'Asha' }, never);
  store.dispatch(loggedIn({ token: 'a.b.c' }));
  await sendMail(store.dispatch, 'job', { name: 'Asha' }, never);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer a.b.c']);
});

test('a call refused with 401 returns the server’s message and does not end the session', async () => {
  answer('post', '/form/job-application', { message: 'Who are you?' }, 401);
  const { store } = makeRecordingStore();
  store.dispatch(loggedIn({ token: 'a.b.c' }));
  const sent = await sendApplication(store.dispatch, 'job', new FormData(), never);
  expect(sent).toEqual({ error: { kind: 'failure', status: 401, message: 'Who are you?' } });
  expect(store.getState().auth.token).toBe('a.b.c');
});

/** The header by which a server rejects a token (RFC 6750). */
const invalidToken = { 'WWW-Authenticate': 'Bearer realm="site", error="invalid_token"' };

test.each([
  ['with a file', 'job', '/form/job-application', new FormData()],
  ['in JSON', 'feedback', '/form/feedback-application', { name: 'Asha' }],
] as const)(
  'a 401 that rejects the token ends the session at once, for a call %s',
  async (_how, kind, path, body) => {
    answer('post', path, { message: 'Please log in again.' }, 401, invalidToken);
    const { store, actions } = makeRecordingStore();
    store.dispatch(loggedIn({ token: 'a.b.c' }));
    const sent = await sendApplication(store.dispatch, kind, body, never);
    expect(sent).toEqual({ error: { kind: 'failure', status: 401, message: 'Please log in again.' } });
    expect(store.getState().auth.token).toBeNull();
    expect(textOf(actions)).not.toContain('a.b.c');
  },
);

test('a call without a token does not end the session, whatever its answer says', async () => {
  answer('post', '/auth/login', { message: 'Invalid email or password.' }, 401, invalidToken);
  const { store } = makeRecordingStore();
  store.dispatch(loggedIn({ token: 'a.b.c' }));
  await logIn(store);
  expect(store.getState().auth.token).toBe('a.b.c');
});

test('a session whose token is newer than the rejected one does not end', async () => {
  const { store } = makeRecordingStore();
  store.dispatch(loggedIn({ token: 'a.b.c' }));
  server.use(
    http.post('*/api/form/feedback-application', () => {
      store.dispatch(loggedIn({ token: 'd.e.f' }));
      return HttpResponse.json({}, { status: 401, headers: invalidToken });
    }),
  );
  await sendApplication(store.dispatch, 'feedback', { name: 'Asha' }, never);
  expect(store.getState().auth.token).toBe('d.e.f');
});

test('a call whose signal is aborted resolves as aborted', async () => {
  const leaving = new AbortController();
  server.use(
    http.post('*/api/form/job-application', async () => {
      leaving.abort();
      return HttpResponse.json({ message: 'late' });
    }),
  );
  const sent = await sendApplication(
    makeRecordingStore().store.dispatch,
    'job',
    new FormData(),
    leaving.signal,
  );
  expect(sent).toEqual({ error: { kind: 'aborted' } });
});

test('the progress of an upload is dispatched for its form, in bytes and without any content', async () => {
  const { store, actions } = makeRecordingStore();
  store.dispatch(formOpened({ form: 'job' }));
  store.dispatch(submitStarted({ form: 'job' }));
  const body = new FormData();
  body.append('resume', new File(['%PDF-1.7'], 'asha-raman.pdf'), 'asha-raman.pdf');
  let during: unknown;
  server.use(
    http.post('*/api/form/job-application', () => {
      during = selectFormProgress(store.getState(), 'job')?.upload;
      return HttpResponse.json({ message: 'ok' }, { status: 201 });
    }),
  );
  await sendApplication(store.dispatch, 'job', body, never);
  expect(during).toEqual({ sent: 0, all: expect.any(Number) as number });
  const dispatched = actions.filter(uploadProgressed.match);
  expect(dispatched[0]?.payload).toEqual({ form: 'job', ...(during as object) });
  expect(JSON.stringify(dispatched)).not.toContain('asha');
});

test('no progress is dispatched for a body without a file, which is sent by fetch', async () => {
  answer('post', '/form/feedback-application', { message: 'ok' }, 201);
  const { store, actions } = makeRecordingStore();
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
  const sent = await sendApplication(store.dispatch, 'feedback', { name: 'Asha' }, never);
  expect(sent).toEqual({ data: { message: 'ok' } });
  expect(send).not.toHaveBeenCalled();
  expect(actions.some(uploadProgressed.match)).toBe(false);
});

test('every call of the contract has an endpoint of its name', () => {
  expect(new Set(Object.keys(api.endpoints))).toEqual(new Set(Object.keys(calls)));
});
