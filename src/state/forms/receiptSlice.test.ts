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

test('the next submission takes the receipt’s place', () => {
  const next = { ...submission, sentAt: 6 };
  expect(reducer(reducer(stored, receiptOpened()), submissionStored(next))).toEqual({
    sent: next,
    open: false,
  });
});

test('a submission knows that its e-mails were released', () => {
  expect(reducer(stored, emailsReleased()).sent).toEqual({ ...submission, mailed: true });
});

test('a receipt is gone at logout, here and in another tab, and for another account', () => {
  for (const action of [loggedOut(), sessionSyncedFromOtherTab({ token: null }), accountChanged()])
    expect(reducer(stored, action)).toEqual(getInitialState());
});

test('who has logged out before the answer came leaves no receipt', () => {
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
