import { loggedIn, loggedOut } from '../../state/auth/authSlice.ts';
import {
  accountEntriesSlice,
  answerLost,
  codeEndOf,
  codeRefused,
  entriesDropped,
  entriesKept,
  issuedCodeOf,
  selectEntries,
  selectSentCode,
} from '../../state/forms/accountEntriesSlice.ts';
import {
  codeArrivedByLink,
  codeForgotten,
  codeRestored,
  codeRevoked,
  codeSent,
  codeVerified,
  formOpened,
  selectCodeStage,
} from '../../state/forms/formsSlice.ts';
import { accountEntriesOf } from './accountEntries.ts';
import { installApiAndEntries } from './installApiAndEntries.ts';
import { makeStore } from './store.ts';

const form = 'signUp';
const sent = { address: 'asha@mail.example', endsAt: 600_000, sendAfter: 30_000, verifyAfter: 0, toldAt: 9 };
const typed = entriesKept({ form, owner: null, values: { name: 'Asha' } });

/** Makes a new store as a page load does; session storage stays. */
function loadPage() {
  installApiAndEntries();
  return makeStore();
}

afterEach(() => window.sessionStorage.clear());

test('the entries and the code that was sent survive a reload', () => {
  const { dispatch } = loadPage();
  dispatch(typed);
  dispatch(codeSent({ form, ...sent }));
  dispatch(codeVerified({ form, endsBy: 1 }));
  const loaded = loadPage().getState();
  expect(selectEntries(loaded, form)).toEqual({
    owner: null,
    values: { name: 'Asha' },
    code: { ...sent, stage: 'verified' },
  });
  expect(selectEntries(loaded, 'forgotPassword')).toBeNull();
});

test.each([loggedIn({ token: 'a.b.c' }), loggedOut(), entriesDropped({ form })])(
  'the entries are deleted by %j',
  (action) => {
    const { dispatch } = loadPage();
    dispatch(typed);
    dispatch(action);
    expect(window.sessionStorage).toHaveLength(0);
    expect(selectEntries(loadPage().getState(), form)).toBeNull();
  },
);

test.each([
  ['{', null],
  ['7', null],
  ['{"signUp":7}', { owner: null, values: {}, code: null }],
  [
    '{"signUp":{"values":{"name":"Asha","age":3},"code":{"address":"a@b.example","stage":"won","endsAt":1}}}',
    { owner: null, values: { name: 'Asha' }, code: null },
  ],
])('reading %s from storage takes only the valid part', (text, expected) => {
  window.sessionStorage.setItem('account-entries', text);
  expect(selectEntries(loadPage().getState(), form)).toEqual(expected);
});

test('blocked storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = loadPage();
  store.dispatch(typed);
  expect(selectEntries(store.getState(), form)?.values).toEqual({ name: 'Asha' });
  expect(accountEntriesOf(null)).toEqual({});
});

test('a waiting time applies to its address only, and outlives a revoked code', () => {
  const { reducer } = accountEntriesSlice;
  const waits = { sendAfter: 90, verifyAfter: 90, toldAt: 10 };
  let state = reducer(undefined, codeSent({ form, ...sent }));
  state = reducer(state, codeRefused({ form, address: sent.address, ...waits }));
  state = reducer(state, codeRevoked({ form }));
  expect(selectSentCode({ accountEntries: state }, form)).toEqual({ ...sent, ...waits, stage: 'unsent' });
  state = reducer(state, codeRefused({ form, address: 'other@mail.example', sendAfter: 7, toldAt: 5 }));
  expect(selectSentCode({ accountEntries: state }, form)).toMatchObject({ sendAfter: 7, verifyAfter: 0 });
});

test('each action about a code leaves the same stage in the open form and in what is kept for a reload', () => {
  const store = loadPage();
  store.dispatch(formOpened({ form }));
  const actions = [
    codeSent({ form, ...sent }),
    codeVerified({ form, endsBy: 1 }),
    codeRevoked({ form }),
    codeArrivedByLink({ form, ...sent }),
    codeRestored({ form, ...sent, stage: 'verified' }),
    codeForgotten({ form }),
  ];
  const stages = actions.map((action) => {
    store.dispatch(action);
    return [selectCodeStage(store.getState(), form), selectSentCode(store.getState(), form)?.stage];
  });
  expect(stages).toEqual([
    ['sent', 'sent'],
    ['verified', 'verified'],
    ['unsent', 'unsent'],
    ['sent', 'sent'],
    ['verified', 'verified'],
    ['unsent', undefined],
  ]);
});

test('a lost answer survives a reload; a new code clears a lost verification, but not a lost sign-up', () => {
  const afterReload = () => selectSentCode(loadPage().getState(), form);
  const { dispatch } = loadPage();
  dispatch(answerLost({ form, lost: 'verifyCode' }));
  expect(afterReload()).toBeNull();
  dispatch(codeSent({ form, ...sent }));
  dispatch(answerLost({ form, lost: 'verifyCode' }));
  expect(afterReload()).toMatchObject({ address: sent.address, lost: 'verifyCode' });
  dispatch(codeSent({ form, ...sent }));
  expect(afterReload()?.lost).toBeUndefined();
  dispatch(answerLost({ form, lost: 'signUp' }));
  dispatch(codeSent({ form, ...sent }));
  expect(afterReload()?.lost).toBe('signUp');
  dispatch(codeSent({ form, ...sent, address: 'other@mail.example' }));
  expect(afterReload()?.lost).toBeUndefined();
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
  const store = loadPage();
  const { dispatch } = store;
  const endsAt = () => selectSentCode(store.getState(), form)?.endsAt;
  dispatch(codeArrivedByLink({ form, ...issuedCodeOf(null, sent.address) }));
  expect(endsAt()).toBe(0);
  dispatch(codeVerified({ form, endsBy: 700_000 }));
  expect(endsAt()).toBe(700_000);
  const later = Date.now() + 600_000;
  dispatch(codeSent({ form, ...sent, endsAt: later }));
  dispatch(
    codeArrivedByLink({ form, ...issuedCodeOf(selectSentCode(store.getState(), form), sent.address) }),
  );
  dispatch(codeVerified({ form, endsBy: later + 1 }));
  expect(endsAt()).toBe(later);
});

test('a code from a link waits as long as its own address has to, and not for another one', () => {
  const code = { ...sent, stage: 'sent' as const };
  expect(issuedCodeOf(code, sent.address)).toMatchObject({ sendAfter: 30_000, toldAt: 9 });
  expect(issuedCodeOf(code, 'other@mail.example')).toMatchObject({ sendAfter: 0, toldAt: 0 });
});
