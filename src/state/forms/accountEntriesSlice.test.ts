import {
  accountEntriesSlice,
  codeEndOf,
  codeRefused,
  issuedCodeOf,
  selectSentCode,
} from './accountEntriesSlice.ts';
import { codeArrivedByLink, codeRevoked, codeSent, codeVerified } from './formsSlice.ts';

const { reducer } = accountEntriesSlice;
const form = 'signUp';
const sent = { address: 'asha@mail.example', endsAt: 600_000, sendAfter: 30_000, verifyAfter: 0, toldAt: 9 };

test('a waiting time applies to its address only, and outlives a revoked code', () => {
  const waits = { sendAfter: 90, verifyAfter: 90, toldAt: 10 };
  let state = reducer(undefined, codeSent({ form, ...sent }));
  state = reducer(state, codeRefused({ form, address: sent.address, ...waits }));
  state = reducer(state, codeRevoked({ form }));
  expect(selectSentCode({ accountEntries: state }, form)).toEqual({ ...sent, ...waits, stage: 'unsent' });
  state = reducer(state, codeRefused({ form, address: 'other@mail.example', sendAfter: 7, toldAt: 5 }));
  expect(selectSentCode({ accountEntries: state }, form)).toMatchObject({ sendAfter: 7, verifyAfter: 0 });
});

test('a code sent again keeps its expiry, unless it was about to expire or is for another address', () => {
  const code = { ...sent, stage: 'sent' as const };
  expect(codeEndOf(code, sent.address, 100_000)).toBe(600_000);
  expect(codeEndOf(code, sent.address, 500_000)).toBe(1_100_000);
  expect(codeEndOf(code, 'other@mail.example', 100_000)).toBe(700_000);
});

test('a code expires after the lifetime that the server states', () => {
  expect(codeEndOf(null, sent.address, 100_000, 120)).toBe(220_000);
  expect(codeEndOf(null, sent.address, 100_000, 1200)).toBe(1_300_000);
});

test('the expiry of a code from a link is known only from its verification, unless it was requested here', () => {
  let state = reducer(undefined, codeArrivedByLink({ form, ...issuedCodeOf(null, sent.address) }));
  const known = () => selectSentCode({ accountEntries: state }, form);
  expect(known()?.endsAt).toBe(0);
  state = reducer(state, codeVerified({ form, endsBy: 700_000 }));
  expect(known()?.endsAt).toBe(700_000);
  const later = Date.now() + 600_000;
  state = reducer(state, codeSent({ form, ...sent, endsAt: later }));
  state = reducer(state, codeArrivedByLink({ form, ...issuedCodeOf(known(), sent.address) }));
  state = reducer(state, codeVerified({ form, endsBy: later + 1 }));
  expect(known()?.endsAt).toBe(later);
});

test('a code from a link waits as long as its own address has to, and not for another one', () => {
  const code = { ...sent, stage: 'sent' as const };
  expect(issuedCodeOf(code, sent.address)).toMatchObject({ sendAfter: 30_000, toldAt: 9 });
  expect(issuedCodeOf(code, 'other@mail.example')).toMatchObject({ sendAfter: 0, toldAt: 0 });
});
