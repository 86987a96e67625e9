import { accountChanged, loggedOut, sessionEnded, sessionSyncedFromOtherTab } from './authSlice.ts';
import { formStored, emailsReleased, receiptOpened, receiptSlice } from './receiptSlice.ts';
import type { SentForm } from './receiptSlice.ts';

const { reducer, getInitialState } = receiptSlice;
const sent: SentForm = {
  kind: 'feedback',
  owner: 'asha@mail.example',
  sentAt: 5,
  reference: null,
  values: { message: 'Fine.' },
  file: null,
  mailed: false,
};
const kept = reducer(undefined, formStored(sent));

test('the next submission takes the receipt’s place', () => {
  const next = { ...sent, sentAt: 6 };
  expect(reducer(reducer(kept, receiptOpened()), formStored(next))).toEqual({ sent: next, open: false });
});

test('a receipt tells when its letters went', () => {
  expect(reducer(kept, emailsReleased()).sent).toEqual({ ...sent, mailed: true });
});

test('a receipt is gone at logout, here and in another tab, and for another account', () => {
  for (const gone of [loggedOut(), sessionSyncedFromOtherTab({ token: null }), accountChanged()])
    expect(reducer(kept, gone)).toEqual(getInitialState());
});

test('a receipt stays when the session ends', () => {
  expect(reducer(kept, sessionEnded())).toEqual(kept);
});

test('without a submission no receipt opens', () => {
  expect(reducer(undefined, receiptOpened())).toEqual(getInitialState());
});
