import { HttpResponse, http } from 'msw';
import type { JsonBodyType } from 'msw';
import { applications } from '../../../contract/applications.ts';
import { apiBase, calls } from '../../../contract/calls.ts';
import type { Call } from '../../../contract/calls.ts';
import { deferredResponse, htmlAnswer, noMessage, offline, serverMessage } from '../../../mocks/faults.ts';
import { jobAnswers, makePdf } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { installApiAndEntries } from '../../app/store/installApiAndEntries.ts';
import { makeStore } from '../../app/store/store.ts';
import { loggedIn } from '../../state/auth/authSlice.ts';
import { draftSaved } from '../../state/forms/draftsSlice.ts';
import { formOpened, mailFailed, sendingCancelled, submitStarted } from '../../state/forms/formsSlice.ts';
import { selectSubmission } from '../../state/forms/receiptSlice.ts';
import { listenTo } from '../../state/siteStore.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { dialogOf, submitApplication } from './submitApplication.ts';

installMocks();

const email = 'asha@mail.example';

/** A server other than this site's own, which answers a call with `answer` only. */
const answering = ({ path }: Call, answer: JsonBodyType, status = 200) =>
  http.post(`*${apiBase}${path}`, () => HttpResponse.json(answer, { status }));

/** A store with a logged-in account, and the answers of a job application. */
function open() {
  installApiAndEntries();
  const store = makeStore();
  store.dispatch(loggedIn({ token: makeToken({ email }) }));
  return { store, values: { ...jobAnswers, resume: makePdf('cv.pdf') } };
}

/** Sends the application to a server that answers `stored`. */
async function send(stored: JsonBodyType, status = 200) {
  const { store, values } = open();
  const mailed: unknown[] = [];
  server.use(
    answering(calls.submitJobApplication, stored, status),
    http.post(`*${apiBase}${calls.mailJobApplication.path}`, async ({ request }) => {
      mailed.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  const { signal } = new AbortController();
  const result = await submitApplication(store, { kind: 'job', values, signal });
  return { result, mailed, submission: selectSubmission(store.getState()) };
}

test.each([
  [{ data: { id: '42', reference: 'KW-7F3X-24', resume: 'r_8s' } }, 'KW-7F3X-24', 'r_8s'],
  [{ data: { id: '42' } }, '42', null],
  [{}, null, null],
])('a server that answers %j has stored the application', async (answer, reference, resume) => {
  const { result, mailed, submission } = await send(answer);
  expect(result).toEqual({ result: 'submitted' });
  expect(submission).toMatchObject({
    kind: 'job',
    owner: email,
    reference,
    file: { field: 'resume', name: 'cv.pdf', reference: resume },
    mailed: true,
  });
  // The file itself is sent only once: the mail call has its reference.
  expect(mailed).toEqual([expect.objectContaining({ name: jobAnswers.name, resume: resume ?? '' })]);
});

test.each([
  [413, true],
  [422, false],
])(
  'a server that answers %d has stored nothing: no email is released, and the result has its reason',
  async (status, isTooLarge) => {
    const { result, mailed, submission } = await send({ message: 'No.' }, status);
    expect(result).toEqual({ result: 'failed', message: 'No.', isTooLarge });
    expect(mailed).toEqual([]);
    expect(submission).toBeNull();
  },
);

test('a submission without an answer is unreachable, one that the visitor leaves is aborted', async () => {
  const leaving = new AbortController();
  const { store, values } = open();
  const sendNow = () => submitApplication(store, { kind: 'job', values, signal: leaving.signal });
  server.use(offline(calls.submitJobApplication));
  expect(await sendNow()).toEqual({ result: 'unreachable' });
  server.use(deferredResponse(calls.submitJobApplication).handler);
  const left = sendNow();
  leaving.abort();
  expect(await left).toEqual({ result: 'aborted', received: 'no' });
});

test.each([
  ['job', { result: 'submitted' }],
  ['service', { result: 'mailFailed', message: 'Full.' }],
] as const)(
  'the %s form whose mail call fails is stored, and its emails count as not sent',
  async (kind, result) => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    const { store, values } = open();
    const { submit, mail } = applications[kind];
    server.use(answering(calls[submit], {}), serverMessage(calls[mail], 500, 'Full.'));
    const failed: unknown[] = [];
    store.dispatch(
      listenTo({ actionCreator: mailFailed, effect: ({ payload }) => void failed.push(payload) }),
    );
    const { signal } = new AbortController();
    expect(await submitApplication(store, { kind, values, signal })).toEqual(result);
    expect(selectSubmission(store.getState())).toMatchObject({ kind, mailed: false });
    // Dispatched for the trace, even if the visitor is not told.
    expect(failed).toEqual([{ form: kind }]);
  },
);

test.each([
  ['leaves', false, { result: 'aborted', received: 'yes' }],
  ['stops waiting', true, { result: 'submitted' }],
] as const)('a visitor who %s during the mail call has sent the form', async (_what, isCancelled, result) => {
  const { store, values } = open();
  const leaving = new AbortController();
  store.dispatch(formOpened({ form: 'job' }));
  store.dispatch(submitStarted({ form: 'job' }));
  server.use(
    answering(calls.submitJobApplication, {}),
    http.post(`*${apiBase}${calls.mailJobApplication.path}`, () => {
      if (isCancelled) store.dispatch(sendingCancelled({ form: 'job' }));
      leaving.abort();
    }),
  );
  expect(await submitApplication(store, { kind: 'job', values, signal: leaving.signal })).toEqual(result);
  expect(selectSubmission(store.getState())).toMatchObject({ mailed: false });
});

test.each([
  ['nothing that was changed before the form was sent', 0, undefined],
  ['only what was changed while the form was sent', 60_000, { name: 'Asha R.' }],
])('the draft keeps %s', async (_when, delay, left) => {
  const { store, values } = open();
  server.use(
    http.post(`*${apiBase}${calls.submitJobApplication.path}`, () => {
      const savedAt = Date.now();
      const changedAt = { name: savedAt - 30_000 + delay, skills: savedAt - 40_000 };
      const typed = { name: 'Asha R.', skills: 'SQL' };
      const draft = { owner: email, values: typed, fileNames: {}, savedAt, changedAt };
      store.dispatch(draftSaved({ form: 'job', draft }));
      return HttpResponse.json({});
    }),
    answering(calls.mailJobApplication, {}),
  );
  const { signal } = new AbortController();
  await submitApplication(store, { kind: 'job', values, signal });
  expect(store.getState().drafts.job?.values).toEqual(left);
});

test('a draft with answers from before the clock was set back is removed once they were sent', async () => {
  const { store, values } = open();
  const later = Date.now() + 60_000;
  const draft = { owner: email, values: { name: 'Asha' }, fileNames: {}, savedAt: later };
  store.dispatch(draftSaved({ form: 'job', draft: { ...draft, changedAt: { name: later } } }));
  server.use(answering(calls.submitJobApplication, {}), answering(calls.mailJobApplication, {}));
  const { signal } = new AbortController();
  await submitApplication(store, { kind: 'job', values, signal });
  expect(store.getState().drafts.job).toBeUndefined();
});

test.each([
  ['no answer came', () => offline(calls.submitServiceRequest), true],
  ['a proxy answered', () => htmlAnswer(calls.submitServiceRequest), true],
  ['the server gave a reason', () => serverMessage(calls.submitServiceRequest, 503, 'Busy.'), false],
  ['the disk was full', () => noMessage(calls.submitServiceRequest, 507), false],
  ['the server refused it', () => noMessage(calls.submitServiceRequest, 422), false],
] as const)('a form may have arrived, or not, where %s', async (_what, fault, mayHaveArrived) => {
  const { store, values } = open();
  server.use(fault());
  const { signal } = new AbortController();
  const submitted = await submitApplication(store, { kind: 'service', values, signal });
  expect(submitted).toMatchObject({ result: expect.stringMatching(/unreachable|failed/) as unknown });
  expect('mayHaveArrived' in submitted).toBe(mayHaveArrived);
});

test('a form that is sent without a connection has not left', async () => {
  const { store, values } = open();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(offline(calls.submitServiceRequest));
  const { signal } = new AbortController();
  expect(await submitApplication(store, { kind: 'service', values, signal })).toEqual({
    result: 'unreachable',
  });
});

test('results that do not depend on the form have the same dialog for all forms', () => {
  expect(dialogOf('job', { result: 'loggedOut' }).kind).toBe('sending.loggedOut');
  expect(dialogOf('job', { result: 'failedLoggedOut' }).kind).toBe('sending.failedLoggedOut');
  expect(dialogOf('service', { result: 'otherAccount' }).kind).toBe('sending.otherAccount');
  expect(dialogOf('service', { result: 'mailFailed', message: 'Full.' })).toEqual({
    kind: 'service.mailFailed',
    params: { message: 'Full.' },
  });
});

test.each([
  ['job', 'no'],
  ['service', 'unknown'],
] as const)(
  'whether a %s form that is given up as soon as it is sent was received is told as “%s”',
  async (kind, received) => {
    const { store, values } = open();
    const { handler } = deferredResponse(calls[applications[kind].submit]);
    server.use(handler);
    const controller = new AbortController();
    const sending = submitApplication(store, { kind, values, signal: controller.signal });
    controller.abort();
    expect(await sending).toEqual({ result: 'aborted', received });
  },
);

test.each([
  ['job', 'otherAccountEarly'],
  ['service', 'otherAccount'],
] as const)(
  'another account that logs in as soon as a %s form is sent is told “%s”',
  async (kind, result) => {
    const { store, values } = open();
    server.use(deferredResponse(calls[applications[kind].submit]).handler);
    const controller = new AbortController();
    const sending = submitApplication(store, { kind, values, signal: controller.signal });
    store.dispatch(loggedIn({ token: makeToken({ email: 'meena@mail.example' }) }));
    controller.abort();
    expect(await sending).toEqual({ result });
  },
);
