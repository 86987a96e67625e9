import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';
import { keysOf } from '../../contract/keysOf.ts';
import { startPersistence } from '../app/store/persistence.ts';
import { developmentChecks, rootReducer } from '../app/store/store.ts';
import { loggedIn } from '../state/auth/authSlice.ts';
import { makeToken } from '../testing/makeToken.ts';
import { accountsApi } from './accountsApi.ts';
import { api } from './api.ts';
import './applicationsApi.ts';
import { registerBody, takeBody } from './requestBodies.ts';
import type { BodyRef, RequestBody } from './requestBodies.ts';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  network.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => network.close());

/** Values that must not be found in any action, state or storage. */
const secrets = {
  password: 'canary-password',
  otp: 'canary-code',
  typed: 'canary-answer',
  fileName: 'canary-file-name',
  fileContent: 'canary-file-content',
  token: makeToken(),
};

/** The text of everything in a value, including files, forms and maps, which `JSON.stringify` leaves out. */
function everythingIn(value: unknown, seen = new Set<unknown>()): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (seen.has(value)) return '';
  seen.add(value);
  if (value instanceof File) return `${value.name} ${secrets.fileContent}`;
  const parts = value instanceof FormData || value instanceof Map ? [...value] : Object.values(value);
  return parts.map((part) => everythingIn(part, seen)).join('\n');
}

const leaksIn = (value: unknown, allowed: readonly string[] = []) => {
  const text = everythingIn(value);
  return Object.values(secrets).filter((secret) => !allowed.includes(secret) && text.includes(secret));
};

/** The site's own reducers and storage, with a check at every place that an action passes. */
function makeWatchedStore() {
  const leaks: string[] = [];
  let seen = 0;
  const note = (place: string, found: string[]) =>
    leaks.push(...found.map((secret) => `${place}: ${secret}`));
  const watch =
    (place: string): Middleware =>
    (store) =>
    (next) =>
    (action) => {
      // A thunk does not reach the reducers; what it dispatches is checked.
      if (typeof action === 'function') return next(action);
      const { type } = action as UnknownAction;
      // These actions bring the token into the auth slice, and from there into storage.
      const isTokenWay = type === loggedIn.type || type.startsWith('persist/');
      seen += 1;
      note(`${place} ${type}`, leaksIn(action, isTokenWay ? [secrets.token] : []));
      const result = next(action);
      const { auth: _auth, ...state } = store.getState() as Record<string, unknown>;
      note(`state after ${type}`, leaksIn(state));
      return result;
    };
  const listener = createListenerMiddleware();
  listener.startListening({
    predicate: () => true,
    effect: (action) => {
      if (!loggedIn.match(action)) note(`listener ${action.type}`, leaksIn(action));
    },
  });
  rootReducer.inject(api);
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults(developmentChecks)
        .prepend(watch('first'), listener.middleware)
        .concat(api.middleware as Middleware, watch('last')),
  });
  const persistor = startPersistence(store);
  const storageLeaks = async () => {
    await persistor.flush();
    for (const [place, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const key of Object.keys(storage))
        note(`${place} ${key}`, leaksIn(storage.getItem(key), key === 'persist:auth' ? [secrets.token] : []));
    }
  };
  return { store, leaks, storageLeaks, stop: () => persistor.pause(), seen: () => seen };
}

function bodyOf(call: CallName): RequestBody {
  const { typed, fileName, fileContent, otp, password } = secrets;
  if (calls[call].body === 'json') return { email: typed, otp, password, newPassword: password, name: typed };
  const form = new FormData();
  form.append('name', typed);
  form.append('resume', new File([fileContent], fileName), fileName);
  return form;
}

type Initiate = typeof accountsApi.endpoints.updateProfile.initiate;

/** All calls with a body. */
const mutations = keysOf(calls).filter((call) => calls[call].body !== 'none');
const initiateOf = (call: CallName) =>
  (api.endpoints as unknown as Record<CallName, { initiate: Initiate }>)[call].initiate;

/** The kinds of answers, including none. */
const answers: Record<string, () => Response> = {
  'an answer': () => HttpResponse.json({ message: 'Fine.', token: secrets.token }),
  'a refusal': () => HttpResponse.json({ message: 'No.', token: secrets.token }, { status: 422 }),
  'a page instead of an answer': () => new HttpResponse(`<html>${secrets.token}</html>`, { status: 200 }),
  'no answer': () => HttpResponse.error(),
};

test.each(Object.keys(answers))(
  'with %s, no password, code, answer, file or token is in an action, in the state or in storage',
  async (kind) => {
    const received: string[] = [];
    network.use(
      http.all('*/api/*', async ({ request }) => {
        received.push(await request.text());
        return answers[kind]!();
      }),
    );
    const { store, leaks, storageLeaks, stop, seen } = makeWatchedStore();
    store.dispatch(loggedIn({ token: secrets.token }));
    for (const call of mutations) {
      const bodyRef = registerBody(bodyOf(call));
      await store.dispatch(initiateOf(call)(bodyRef as BodyRef<Record<string, string>>));
      // The body is removed once it was sent.
      expect(() => takeBody(bodyRef)).toThrow('has been sent already');
    }
    await storageLeaks();
    stop();
    expect(leaks).toEqual([]);
    // All bodies were sent, and the checks saw the actions.
    expect(received).toHaveLength(mutations.length);
    for (const body of received) expect(body).toContain(secrets.typed);
    expect(seen()).toBeGreaterThanOrEqual(mutations.length * 4);
  },
);

test('the check finds a body that is put into the argument of a call', async () => {
  network.use(http.all('*/api/*', answers['an answer']!));
  const { store, leaks, stop } = makeWatchedStore();
  const plain = { ...registerBody(bodyOf('logIn')), body: bodyOf('logIn') };
  await store.dispatch(accountsApi.endpoints.logIn.initiate(plain as never));
  stop();
  expect(leaks).toContain(`first api/executeMutation/pending: ${secrets.password}`);
  expect(leaks).toContain(`last api/executeMutation/fulfilled: ${secrets.otp}`);
});

test('the reference to a body is serializable', () => {
  const bodyRef = registerBody({ password: secrets.password });
  const copy = JSON.parse(JSON.stringify(bodyRef)) as BodyRef;
  expect(copy).toEqual(bodyRef);
  expect(takeBody(copy)).toEqual({ password: secrets.password });
});
