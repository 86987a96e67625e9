import { loggedIn, loggedOut, sessionEnded } from '../../state/auth/authSlice.ts';
import { dialogOpened, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { selectSubmission, submissionStored } from '../../state/forms/receiptSlice.ts';
import { jobSubmission } from '../../testing/forms/submissionExamples.ts';
import { installSessionTimers, openSession, tokenFor, untilTestEnds } from '../../testing/listenedSession.ts';
import { makeStore } from '../store/store.ts';
import { startSessionListener } from './sessionListener.ts';

installSessionTimers();

/**
 * A tab after a reload: nobody is logged in, and what Asha sent in it is still there, with the dialog that reports it.
 */
function reopen(end: typeof sessionEnded | typeof loggedOut = sessionEnded) {
  const store = makeStore();
  store.dispatch(end());
  store.dispatch(submissionStored(jobSubmission));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  return {
    store,
    start: () => startSessionListener(store, untilTestEnds()),
    sent: () => selectSubmission(store.getState()),
  };
}

test('after a reload without a session, a login with another account deletes the receipt of the one before', () => {
  const { start, store, sent } = reopen();
  start();
  store.dispatch(loggedIn({ token: tokenFor(60, 'meena@mail.example') }));
  expect(sent()).toBeNull();
});

test('after a reload without a session, a login with the same account keeps its receipt', () => {
  const { start, store, sent } = reopen();
  start();
  store.dispatch(loggedIn({ token: tokenFor(60) }));
  expect(sent()).toEqual(jobSubmission);
});

test('a tab that starts with another account logged in deletes the receipt of the one before', () => {
  const { start, store, sent } = reopen();
  store.dispatch(loggedIn({ token: tokenFor(60, 'meena@mail.example') }));
  start();
  expect(sent()).toBeNull();
});

test('a tab that was closed while another one logged out deletes its receipt and closes its dialog', () => {
  const { start, store, sent } = reopen(loggedOut);
  start();
  expect(sent()).toBeNull();
  expect(selectDialog(store.getState())).toBeNull();
});

test('the first login of a visit does not close a dialog', () => {
  const store = makeStore();
  startSessionListener(store, untilTestEnds());
  store.dispatch(dialogOpened({ kind: 'job.loginRequired' }));
  store.dispatch(loggedIn({ token: tokenFor(900) }));
  expect(selectDialog(store.getState())).not.toBeNull();
});

test('an account’s dialog is closed when another account logs in, and stays when the same one does', () => {
  const { store } = openSession(tokenFor(600));
  store.dispatch(dialogOpened({ kind: 'job.submitted' }));
  store.dispatch(loggedIn({ token: tokenFor(900) }));
  expect(selectDialog(store.getState())).not.toBeNull();
  store.dispatch(loggedIn({ token: tokenFor(900, 'meena@mail.example') }));
  expect(selectDialog(store.getState())).toBeNull();
});
