import { accountChanged, loggedOut, sessionEnded, sessionSyncedFromOtherTab } from '../auth/authSlice.ts';
import { submissionStored, emailsReleased, receiptOpened, receiptSlice } from './receiptSlice.ts';
import type { StoredSubmission } from './receiptSlice.ts';

const { reducer, getInitialState } = receiptSlice;
const submission: StoredSubmission = {
  kind: 'feedback',
  owner: 'asha@mail.example',
  sentAt: 5,
  reference: null,
  values: { message: 'Fine.' },
  file: null,
  mailed: false,
};
const stored = reducer(undefined, submissionStored(submission));

test('the next submission replaces the receipt and closes it', () => {
  const next = { ...submission, sentAt: 6 };
  expect(reducer(reducer(stored, receiptOpened()), submissionStored(next))).toEqual({
    sent: next,
    open: false,
  });
});

test('emailsReleased marks the submission as mailed', () => {
  expect(reducer(stored, emailsReleased()).sent).toEqual({ ...submission, mailed: true });
});

test('a receipt is deleted at logout, here and in another tab, and for another account', () => {
  for (const action of [loggedOut(), sessionSyncedFromOtherTab({ token: null }), accountChanged()])
    expect(reducer(stored, action)).toEqual(getInitialState());
});

test('no receipt is kept where the sender logged out before the answer arrived', () => {
  expect(reducer(undefined, submissionStored({ ...submission, hasOwnerLeft: true }))).toEqual(
    getInitialState(),
  );
});

test('a receipt stays when the session ends', () => {
  expect(reducer(stored, sessionEnded())).toEqual(stored);
});

test('without a submission no receipt opens', () => {
  expect(reducer(undefined, receiptOpened())).toEqual(getInitialState());
});
