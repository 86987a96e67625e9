import { loggedIn, loggedOut } from '../../state/auth/authSlice.ts';
import {
  answerLost,
  entriesDropped,
  entriesKept,
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
