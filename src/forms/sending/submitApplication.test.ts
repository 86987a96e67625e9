import { HttpResponse, http } from 'msw';
import type { JsonBodyType } from 'msw';
import { applications } from '../../../contract/applications.ts';
import { apiBase, calls } from '../../../contract/calls.ts';
import type { Call } from '../../../contract/calls.ts';
import { deferredResponse, offline, serverMessage } from '../../../mocks/faults.ts';
import { jobAnswers, makePdf } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { installApi } from '../../app/store/installApi.ts';
import { makeStore } from '../../app/store/store.ts';
import { loggedIn } from '../../state/auth/authSlice.ts';
import { formOpened, mailFailed, sendingCancelled, submitStarted } from '../../state/forms/formsSlice.ts';
import { selectSubmission } from '../../state/forms/receiptSlice.ts';
import { listenTo } from '../../state/siteStore.ts';
import { makeToken } from '../../testing/makeToken.ts';
import { dialogOf, submitApplication } from './submitApplication.ts';

installMocks();

const email = 'asha@mail.example';

/** Another server than this site's own, which answers a call with no more than this. */
const answering = ({ path }: Call, answer: JsonBodyType, status = 200) =>
  http.post(`*${apiBase}${path}`, () => HttpResponse.json(answer, { status }));

/** A job application that somebody with an account is about to send. */
function open() {
  installApi();
  const store = makeStore();
  store.dispatch(loggedIn({ token: makeToken({ email }) }));
  return { store, values: { ...jobAnswers, resume: makePdf('cv.pdf') } };
}

/** Sends it to such a server. */
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
])('a server that answers %j has the application', async (answer, reference, resume) => {
  const { result, mailed, submission } = await send(answer);
  expect(result).toEqual({ result: 'submitted' });
  expect(submission).toMatchObject({
    kind: 'job',
    owner: email,
    reference,
    file: { field: 'resume', name: 'cv.pdf', reference: resume },
    mailed: true,
  });
  // The file itself is on its way once only.
  expect(mailed).toEqual([expect.objectContaining({ name: jobAnswers.name, resume: resume ?? '' })]);
});

test.each([
  [413, true],
  [422, false],
])(
  'a server that answers %d has nothing, no e-mail is asked for, and the reason is told',
  async (status, isTooLarge) => {
    const { result, mailed, submission } = await send({ message: 'No.' }, status);
    expect(result).toEqual({ result: 'failed', message: 'No.', isTooLarge });
    expect(mailed).toEqual([]);
    expect(submission).toBeNull();
  },
);

test('without an answer nobody knows, but whoever leaves meanwhile hears nothing of it', async () => {
  const leaving = new AbortController();
  const { store, values } = open();
  const sendNow = () => submitApplication(store, { kind: 'job', values, signal: leaving.signal });
  server.use(offline(calls.submitJobApplication));
  expect(await sendNow()).toEqual({ result: 'unreachable' });
  server.use(deferredResponse(calls.submitJobApplication).handler);
  const left = sendNow();
  leaving.abort();
  expect(await left).toEqual({ result: 'aborted' });
});

test.each([
  ['job', { result: 'submitted' }],
  ['service', { result: 'mailFailed', message: 'Full.' }],
] as const)(
  'the %s form whose e-mails fail is stored, and they are still to be sent',
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
    // A trace tells of it, also where its visitor reads nothing.
    expect(failed).toEqual([{ form: kind }]);
  },
);

test.each([
  ['leaves', false, { result: 'aborted' }],
  ['stops waiting', true, { result: 'submitted' }],
] as const)(
  'who %s while the e-mails are on their way has sent the form',
  async (_what, isCancelled, result) => {
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
  },
);

test('what has nothing to do with one form is told in the same words for all', () => {
  expect(dialogOf('job', { result: 'loggedOut' }).kind).toBe('sending.loggedOut');
  expect(dialogOf('service', { result: 'otherAccount' }).kind).toBe('sending.otherAccount');
  expect(dialogOf('service', { result: 'mailFailed', message: 'Full.' })).toEqual({
    kind: 'service.mailFailed',
    params: { message: 'Full.' },
  });
});
