import { calls } from '../../contract/calls.ts';
import { deferredResponse } from '../../mocks/faults.ts';
import { answersOf } from '../../mocks/fixtures.ts';
import { installMocks, server } from '../../mocks/server.ts';
import { installApiAndEntries } from '../app/store/installApiAndEntries.ts';
import { makeStore } from '../app/store/store.ts';
import { accountChanged } from '../state/auth/authSlice.ts';
import { sendApplication, sendMail } from './applicationsApi.ts';

installMocks();

/** A site, with a server that answers neither call of the feedback form, and the visitor who sends it. */
function open() {
  server.use(deferredResponse(calls.submitFeedback).handler, deferredResponse(calls.mailFeedback).handler);
  installApiAndEntries();
  return { store: makeStore(), leaving: new AbortController() };
}

test.each([
  ['submission', sendApplication],
  ['request for emails', sendMail],
])('a %s is not sent for a visitor who has left the form before', async (_what, send) => {
  const { store, leaving } = open();
  leaving.abort();
  expect(await send(store.dispatch, 'feedback', answersOf.feedback, leaving.signal)).toEqual({
    error: { kind: 'aborted' },
  });
  expect(store.getState().api?.mutations).toEqual({});
});

describe.each([
  ['submission', sendApplication],
  ['request for emails', sendMail],
])('a %s under way', (_what, send) => {
  test('is aborted for a visitor who leaves the form', async () => {
    const { store, leaving } = open();
    const sent = send(store.dispatch, 'feedback', answersOf.feedback, leaving.signal);
    leaving.abort();
    expect(await sent).toEqual({ error: { kind: 'aborted' } });
  });

  test('has failed if another account logs in: nobody gave it up, so it must not end without a word', async () => {
    const { store, leaving } = open();
    const sent = send(store.dispatch, 'feedback', answersOf.feedback, leaving.signal);
    store.dispatch(accountChanged());
    expect(await sent).toEqual({ error: { kind: 'network' } });
  });
});
