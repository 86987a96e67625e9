import { calls } from '../../../contract/calls.ts';
import { serverMessages } from '../../../contract/serverMessages.ts';
import { serverMessage } from '../../../mocks/faults.ts';
import { jobAnswers, makePdf, visitor } from '../../../mocks/fixtures.ts';
import { currentTestServer, installMocks, server } from '../../../mocks/server.ts';
import { installDevTools } from '../../testing/traces/devToolsExtension.ts';

installMocks();

const extension = installDevTools();

/** The site's modules, imported only now because the store looks for the extension when it is made. */
async function openSite() {
  const { accountsApi } = await import('../../api/accountsApi.ts');
  const { accountNumberOf } = await import('../../api/accountNumber.ts');
  const { registerBody } = await import('../../api/requestBodies.ts');
  const { submitApplication } = await import('../../forms/sending/submitApplication.ts');
  const { dialogOpened } = await import('../../state/dialog/dialogSlice.ts');
  const auth = await import('../../state/auth/authSlice.ts');
  const drafts = await import('../../state/forms/draftsSlice.ts');
  const entries = await import('../../state/forms/accountEntriesSlice.ts');
  const forms = await import('../../state/forms/formsSlice.ts');
  const { arrivalOf } = await import('../../state/locationState.ts');
  const navigation = await import('../../state/navigationSlice.ts');
  const { menuToggled } = await import('../../state/uiSlice.ts');
  const { installApiAndEntries } = await import('./installApiAndEntries.ts');
  const { startPersistence } = await import('./persistence.ts');
  const { makeStore } = await import('./store.ts');
  installApiAndEntries();
  const store = makeStore();
  const persistor = startPersistence(store);
  return {
    ...auth,
    ...drafts,
    ...entries,
    ...forms,
    ...navigation,
    accountsApi,
    accountNumberOf,
    registerBody,
    submitApplication,
    dialogOpened,
    menuToggled,
    arrivalOf,
    store,
    persistor,
  };
}

const foreignWords = 'The proxy knows Zebrafinch.';

/** A visit with every kind of personal or secret data in it. */
async function visit() {
  const site = await openSite();
  const { store, registerBody, accountsApi } = site;
  const { endpoints } = accountsApi;
  const testServer = await currentTestServer();
  const { email, password, name, phone_number, address } = visitor;

  // Sign-up.
  store.dispatch(site.formOpened({ form: 'signUp' }));
  await store.dispatch(endpoints.sendSignUpCode.initiate(registerBody({ email })));
  store.dispatch(site.codeSent({ form: 'signUp', ...site.issuedCodeOf(null, email) }));
  store.dispatch(site.entriesKept({ form: 'signUp', owner: null, values: { name, email, address } }));
  const otp = await testServer.codeFor(email);
  await store.dispatch(endpoints.verifyCode.initiate(registerBody({ email, otp })));
  store.dispatch(site.codeVerified({ form: 'signUp', endsBy: Date.now() }));
  const answers = { ...visitor, confirm_password: password, otp };
  await store.dispatch(endpoints.signUp.initiate(registerBody(answers))).unwrap();
  store.dispatch(site.pageOpened({ path: '/login', action: 'PUSH' }));
  store.dispatch(site.arrived(site.arrivalOf({ status: foreignWords, email })));

  // Login, first with a wrong password.
  const wrong = registerBody({ email, password: `not ${password}` });
  await store.dispatch(endpoints.logIn.initiate(wrong, { fixedCacheKey: 'logIn' }));
  expect(store.getState().api?.mutations['logIn']?.status).toBe('rejected');
  await store.dispatch(endpoints.logIn.initiate(registerBody({ email, password }))).unwrap();
  const token = site.selectToken(store.getState())!;
  store.dispatch(site.loggedInFlagSet(true));

  // The profile, and a proxy that speaks in the server's place.
  await store.dispatch(endpoints.loadProfile.initiate(site.accountNumberOf(email))).unwrap();
  server.use(serverMessage(calls.updateProfile, 500, foreignWords));
  await store.dispatch(endpoints.updateProfile.initiate(registerBody({ name, phone_number })));

  // An application.
  const form = 'job';
  const typed = jobAnswers;
  store.dispatch(site.formOpened({ form }));
  const draft = { owner: email, values: typed, fileNames: { resume: 'asha-zebrafinch.pdf' }, savedAt: 1 };
  store.dispatch(site.draftSaved({ form, draft }));
  const refused = { touched: true, filled: true, error: null, refusal: foreignWords };
  store.dispatch(site.fieldsReported({ form, submitFailed: true, fields: { resume: refused } }));
  store.dispatch(site.submitStarted({ form }));
  const values = { ...typed, resume: makePdf() };
  const { signal } = new AbortController();
  const sent = await site.submitApplication(store, { kind: form, values, signal });
  expect(sent.result).toBe('submitted');
  store.dispatch(site.dialogOpened({ kind: 'job.failed', params: { message: foreignWords, owner: email } }));
  const openMenu = () => store.dispatch(site.menuToggled('services'));
  openMenu();

  const { reference } = store.getState().receipt.sent!;
  await site.persistor.flush();
  site.persistor.pause();
  const secrets = {
    email,
    password,
    name,
    phone_number,
    otp,
    token,
    reference,
    foreignWords,
    draftFile: 'asha-zebrafinch.pdf',
    street: 'Temple Street',
    cover: typed.coverLetter.split('\n')[0],
    pdf: values.resume.name,
  };
  return { site, secrets };
}

/** The names of the secrets that a text contains, raw or percent-encoded. */
const readIn = (text: string, secrets: Readonly<Record<string, string | null | undefined>>) =>
  Object.entries(secrets).flatMap(([what, secret]) => {
    if (!secret) throw new Error(`There is no ${what} to look for.`);
    return text.includes(secret) || text.includes(encodeURIComponent(secret)) ? [what] : [];
  });

test('developer tools show the course of a visit, but no data of the visitor', async () => {
  const { site, secrets } = await visit();
  const shown = JSON.stringify(extension.shown());
  expect(readIn(shown, secrets)).toEqual([]);
  // The state itself holds these secrets, so the check above is not vacuous.
  const state = JSON.stringify(site.store.getState());
  expect(readIn(state, secrets)).toEqual(
    expect.arrayContaining(['email', 'name', 'phone_number', 'token', 'reference', 'foreignWords', 'street']),
  );

  for (const type of ['auth/loggedIn', 'persist/REHYDRATE', 'receipt/submissionStored', 'drafts/draftSaved'])
    expect(shown).toContain(`"action":{"type":"${type}"}`);
  expect(shown).toContain('"action":{"type":"ui/menuToggled","payload":"services"}');
  expect(shown).toContain('"payload":{"form":"job"}');
  for (const call of ['logIn', 'loadProfile', 'submitJobApplication'])
    expect(shown).toMatch(new RegExp(`"action":{"type":"api/execute[A-Za-z]+/fulfilled","call":"${call}"}`));
  expect(shown).toContain('"kind":"job.failed"');
  expect(shown).toContain(serverMessages.wrongLogIn);

  // The file that the extension writes.
  const file = extension.exported();
  expect(readIn(file, secrets)).toEqual([]);
  expect(readIn(JSON.stringify(extension.imported(file)), secrets)).toEqual([]);
  expect(Object.keys(extension.imported(file).actionsById).length).toBeGreaterThan(30);
  expect(extension.options()).toMatchObject({
    name: 'Site',
    maxAge: 1000,
  });
  // Neither `import`, `lock` nor `persist` (see devTools.ts).
  expect(extension.options().features).toEqual({
    pause: true,
    export: true,
    jump: true,
    skip: true,
    reorder: true,
    dispatch: true,
    test: true,
  });

  const menu = extension.shown().find(({ action }) => action.type === 'ui/menuToggled');
  expect(menu?.stack).toContain('openMenu');
  expect(menu?.timestamp).toEqual(expect.any(Number));
});

test('the sanitizer returns a copy and does not change the action', () => {
  const { actionSanitizer } = extension.options();
  const action = { type: 'forms/codeSent', payload: { form: 'signUp', address: visitor.email } };
  expect(actionSanitizer(action, 1)).toEqual({
    type: 'forms/codeSent',
    payload: { form: 'signUp', address: '[hidden]' },
  });
  expect(action.payload.address).toBe(visitor.email);
  const call = { type: 'api/executeQuery/pending', meta: { arg: { endpointName: visitor.email } } };
  expect(actionSanitizer(call, 1)).toEqual({ type: 'api/executeQuery/pending' });
});
