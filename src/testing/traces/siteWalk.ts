import type { UnknownAction } from '@reduxjs/toolkit';
import { applications } from '../../../contract/applications.ts';
import { loggedIn } from '../../state/auth/authSlice.ts';
import { dialogClosed, dialogOpened } from '../../state/dialog/dialogSlice.ts';
import { draftSaved } from '../../state/forms/draftsSlice.ts';
import {
  fieldsReported,
  formClosed,
  formOpened,
  reviewClosed,
  reviewOpened,
  submitEnded,
  submitStarted,
  uploadProgressed,
} from '../../state/forms/formsSlice.ts';
import type { FieldProgress } from '../../state/forms/formsSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { submissionStored } from '../../state/forms/receiptSlice.ts';
import { loadingEnded, loadingStarted, menuToggled, menusClosed } from '../../state/uiSlice.ts';
import { makeToken } from '../makeToken.ts';

/** Made on loading, before a replay sets the clock. */
const token = makeToken();
const { fields, submit } = applications.job;

/** The progress of all fields as they are filled in one after the other, each first with an error and then without. */
function* answers(): Generator<Record<string, FieldProgress>> {
  const progress: Record<string, FieldProgress> = Object.fromEntries(
    fields.map(({ name }) => [name, { touched: false, filled: false, error: 'required', refusal: null }]),
  );
  for (const { name } of fields) {
    for (const error of ['email', null]) {
      progress[name] = { touched: error === null, filled: true, error, refusal: null };
      yield structuredClone(progress);
    }
  }
}

const callOf = (endpointName: string, requestStatus: string, payload?: unknown): UnknownAction => ({
  type: `api/executeMutation/${requestStatus}`,
  payload,
  meta: {
    requestId: endpointName,
    requestStatus,
    rejectedWithValue: requestStatus === 'rejected',
    startedTimeStamp: 1,
    arg: { type: 'mutation', endpointName, originalArgs: {}, track: true, fixedCacheKey: endpointName },
  },
});

function* menuOpenedAndClosed(): Generator<UnknownAction> {
  yield menuToggled('services');
  yield menusClosed();
}

function* visit(): Generator<UnknownAction> {
  for (const path of ['/', '/careers', '/positions', '/services/web-development'] as const) {
    yield pageOpened({ path, action: 'PUSH' });
    yield loadingStarted('route');
    yield loadingEnded('route');
    yield* menuOpenedAndClosed();
  }
  yield loggedIn({ token });
  yield pageOpened({ path: '/job-application', action: 'PUSH' });
  yield formOpened({ form: 'job' });
  for (const answered of answers()) {
    yield fieldsReported({ form: 'job', fields: answered, submitFailed: false });
    yield draftSaved({
      form: 'job',
      draft: { owner: null, savedAt: 1_790_000_000_000, values: { name: 'Asha' }, fileNames: {} },
    });
  }
  yield reviewOpened({ form: 'job' });
  yield reviewClosed({ form: 'job' });
  yield submitStarted({ form: 'job' });
  yield callOf(submit, 'pending');
  for (let sent = 0; sent <= 20; sent += 1) yield uploadProgressed({ form: 'job', sent, all: 20 });
  yield callOf(submit, 'rejected', { kind: 'failure', status: 503, message: 'The server is busy.' });
  yield submitEnded({ form: 'job' });
  yield dialogOpened({ kind: 'job.failed', params: { message: 'The server is busy.' } });
  yield dialogClosed({ kind: 'job.failed', answer: 'confirm' });
  yield submissionStored({
    kind: 'job',
    owner: 'asha@mail.example',
    sentAt: 1_790_000_000_000,
    reference: 'KW-7F3X-24',
    values: { name: 'Asha' },
    file: null,
    mailed: true,
  });
  yield* menuOpenedAndClosed();
  // Dispatched in the task in which the next page opens.
  yield formClosed({ form: 'job' });
}

/** So many actions of a visitor who looks at some pages and applies for a job, repeated as often as needed. */
export function* siteWalk(length: number): Generator<UnknownAction> {
  for (let left = length; left > 0;) {
    for (const action of visit()) {
      if (left === 0) return;
      left -= 1;
      yield action;
    }
  }
}
