import { createMemoryRouter } from 'react-router-dom';
import type * as Auth from '../../state/auth/authSlice.ts';
import type * as Drafts from '../../state/forms/draftsSlice.ts';
import type * as SiteStores from '../../state/siteStore.ts';
import type * as Ui from '../../state/uiSlice.ts';
import type * as Persistence from '../store/persistence.ts';
import type * as Stores from '../store/store.ts';
import type * as Listeners from './startListeners.ts';

const draft = (name: string, savedAt = Date.now()): Drafts.Draft => ({
  owner: null,
  values: { name },
  fileNames: {},
  savedAt,
});

const closing: (() => void)[] = [];

type Tab = typeof Auth &
  typeof Drafts &
  typeof SiteStores &
  typeof Ui &
  typeof Persistence &
  typeof Stores &
  typeof Listeners & { store: SiteStores.SiteStore };

/**
 * Opens a tab: a fresh copy of the site's modules, because the storage writers are module state. All tabs share local
 * storage.
 * @param meanwhile called while the chunk of its listeners is loading
 */
async function openTab(meanwhile?: (tab: Tab) => void) {
  let tab!: Tab;
  await jest.isolateModulesAsync(async () => {
    const stores = await import('../store/store.ts');
    tab = {
      ...(await import('../../state/auth/authSlice.ts')),
      ...(await import('../../state/forms/draftsSlice.ts')),
      ...(await import('../../state/siteStore.ts')),
      ...(await import('../../state/uiSlice.ts')),
      ...(await import('../store/persistence.ts')),
      ...stores,
      ...(await import('./startListeners.ts')),
      store: stores.makeStore(),
    };
  });
  const { store } = tab;
  let read: Parameters<typeof tab.startListeners>[2];
  const persistor = tab.startPersistence(store, (texts) => (read = texts));
  await settled();
  meanwhile?.(tab);
  const listening = new AbortController();
  tab.startListeners(store, createMemoryRouter([{ path: '*' }]), read, listening.signal);
  closing.push(() => {
    listening.abort();
    persistor.pause();
  });
  return {
    ...tab,
    nameIn: (form: 'job' | 'service') => tab.selectDraft(store.getState(), form)?.values['name'],
  };
}

/** Spy on `setItem`, which also fires the storage events. */
let writing: jest.SpyInstance;

/**
 * Each write to local storage fires a storage event in a later task, as between windows. jsdom fires none within one.
 */
beforeEach(() => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its storage below
  const { setItem: write } = Storage.prototype;
  writing = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function writeAndFire(
    this: Storage,
    key,
    newValue,
  ) {
    const oldValue = this.getItem(key);
    write.call(this, key, newValue);
    if (this !== window.localStorage || oldValue === newValue) return;
    setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue })));
  });
});

afterEach(() => {
  for (const close of closing.splice(0)) close();
  window.localStorage.clear();
});

/** Waits for 30 tasks instead of some time: a busy computer delays all timers, but keeps their order. */
async function settled() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((done) => setTimeout(done));
}

test('two tabs that each fill in another form keep both drafts, whichever writes last', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  other.store.dispatch(other.draftSaved({ form: 'service', draft: draft('Meena') }));
  await settled();
  const later = await openTab();
  expect([later.nameIn('job'), later.nameIn('service')]).toEqual(['Asha', 'Meena']);
});

test('two tabs that write at the same time keep both drafts', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draft('Asha', Date.now() - 500) }));
  await settled();
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draft('Asha Raman') }));
  other.store.dispatch(other.draftSaved({ form: 'service', draft: draft('Meena') }));
  await settled();
  const later = await openTab();
  for (const tab of [one, other, later])
    expect([tab.nameIn('job'), tab.nameIn('service')]).toEqual(['Asha Raman', 'Meena']);
});

test('a draft that one tab saves is not stored once more by an idle tab beside it', async () => {
  const kept = (name: string): Drafts.Draft => ({
    values: { name },
    fileNames: {},
    owner: null,
    savedAt: Date.now(),
    changedAt: { name: Date.now() },
  });
  const [one] = [await openTab(), await openTab()];
  one.store.dispatch(one.draftSaved({ form: 'service', draft: kept('Asha') }));
  await settled();
  // A tab that is opened now reads what is stored in another order than that in which it was made.
  const late = await openTab();
  const follow = jest.fn();
  window.addEventListener('storage', follow);
  one.store.dispatch(one.draftSaved({ form: 'job', draft: kept('Meena') }));
  await settled();
  window.removeEventListener('storage', follow);
  expect(late.nameIn('job')).toBe('Meena');
  expect(follow).toHaveBeenCalledTimes(1);
});

/** A draft with an answer that was typed at this moment, beside a name that was typed long before. */
const timed = (answer: string, value: string, moment: number): Drafts.Draft => ({
  ...draft('Asha', moment),
  begunAt: 1,
  values: { name: 'Asha', [answer]: value },
  changedAt: { name: 1, [answer]: moment },
});

test('two tabs that fill in one form keep the answers of both, and then stop writing', async () => {
  const now = Date.now();
  const [one, other] = [await openTab(), await openTab()];
  one.store.dispatch(one.draftSaved({ form: 'job', draft: timed('phone', '+91 44', now - 20) }));
  other.store.dispatch(other.draftSaved({ form: 'job', draft: timed('skills', 'SQL', now - 10) }));
  await settled();
  const later = await openTab();
  for (const { store, selectDraft } of [one, other, later])
    expect(selectDraft(store.getState(), 'job')).toMatchObject({
      values: { name: 'Asha', phone: '+91 44', skills: 'SQL' },
      savedAt: now - 9,
    });
  writing.mockClear();
  await settled();
  expect(writing).not.toHaveBeenCalled();
});

test('two open tabs with an expired draft do not write it back and forth', async () => {
  const [one, other] = [await openTab(), await openTab()];
  for (const { store, draftSaved } of [one, other])
    store.dispatch(draftSaved({ form: 'service', draft: draft('Long ago', 1) }));
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  writing.mockClear();
  await settled();
  expect(writing).not.toHaveBeenCalled();
  expect(other.nameIn('job')).toBe('Asha');
});

test('a draft discarded in one tab is gone in the other, and in storage', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  expect(other.nameIn('job')).toBe('Asha');
  one.store.dispatch(one.draftDiscarded({ form: 'job' }));
  await settled();
  expect(other.nameIn('job')).toBeUndefined();
  expect(window.localStorage.getItem('persist:drafts')).not.toContain('Asha');
});

test('a logout in one tab deletes the drafts of all tabs, the end of a session deletes none', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const token = `e30.${btoa('{"email":"asha@mail.example"}')}.s`;
  const follow = jest.fn();
  other.store.dispatch(other.listenTo({ predicate: other.isLogout, effect: follow }));
  one.store.dispatch(one.loggedIn({ token }));
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  one.store.dispatch(one.sessionEnded());
  await settled();
  expect([one.nameIn('job'), other.nameIn('job')]).toEqual(['Asha', 'Asha']);
  expect(other.selectToken(other.store.getState())).toBeNull();
  expect(follow).not.toHaveBeenCalled();
  one.store.dispatch(one.loggedIn({ token }));
  await settled();
  one.store.dispatch(one.loggedOut());
  await settled();
  expect(follow).toHaveBeenCalledTimes(1);
  expect(other.nameIn('job')).toBeUndefined();
  expect(window.localStorage.getItem('persist:drafts')).not.toContain('Asha');
});

test('colours and paused motion are the same in all tabs', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.store.dispatch(one.colourModeChosen('dark'));
  one.store.dispatch(one.motionToggled({ paused: true }));
  await settled();
  expect(other.selectColourMode(other.store.getState())).toBe('dark');
  expect(other.selectMotionPaused(other.store.getState())).toBe(true);
  other.store.dispatch(other.motionToggled({ paused: false }));
  await settled();
  expect(one.selectMotionPaused(one.store.getState())).toBe(false);
});

test('invalid entries of another tab are ignored', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  window.localStorage.setItem('persist:drafts', '{');
  window.localStorage.setItem('persist:ui', JSON.stringify({ colourMode: '"purple"' }));
  await settled();
  expect(tab.nameIn('job')).toBe('Asha');
  expect(tab.selectColourMode(tab.store.getState())).toBe('system');
});

test('a page restored from the back/forward cache catches up with a logout', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.loggedIn({ token: `e30.${btoa('{"email":"asha@mail.example"}')}.s` }));
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  // From now on writes fire no storage events.
  writing.mockRestore();
  for (const key of ['persist:auth', 'persist:drafts']) window.localStorage.setItem(key, '{}');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settled();
  expect(tab.selectToken(tab.store.getState())).toBeNull();
  expect(tab.nameIn('job')).toBeUndefined();
});

test('a tab whose listeners are loaded late catches up with a logout', async () => {
  const before = await openTab();
  before.store.dispatch(before.loggedIn({ token: `e30.${btoa('{"email":"asha@mail.example"}')}.s` }));
  before.store.dispatch(before.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  const tab = await openTab(() => {
    writing.mockRestore();
    for (const key of ['persist:auth', 'persist:drafts']) window.localStorage.setItem(key, '{}');
  });
  expect(tab.selectToken(tab.store.getState())).toBeNull();
  expect(tab.nameIn('job')).toBeUndefined();
});

test('on a first visit nothing is synced from other tabs', async () => {
  const follow = jest.fn();
  await openTab(({ store, listenTo }) =>
    store.dispatch(listenTo({ predicate: ({ type }) => type.endsWith('FromOtherTab'), effect: follow })),
  );
  expect(follow).not.toHaveBeenCalled();
});

test('what a tab changes before its listeners are loaded stays, whether it could be written or not', async () => {
  const token = `e30.${btoa('{"email":"asha@mail.example"}')}.s`;
  fill('persist:auth');
  const tab = await openTab(({ store, loggedIn, draftSaved }) => {
    store.dispatch(loggedIn({ token }));
    store.dispatch(draftSaved({ form: 'job', draft: draft('Asha') }));
  });
  expect(tab.selectToken(tab.store.getState())).toBe(token);
  expect(tab.nameIn('job')).toBe('Asha');
});

/** The page goes into the back/forward cache, `meanwhile` is called, and the page is restored. */
function goAndComeBack(meanwhile: () => void) {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  meanwhile();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** Makes storage too full to write at this key. */
function fill(full: string) {
  const write = writing.getMockImplementation()!;
  writing.mockImplementation(function refuse(this: Storage, key, text) {
    if (key === full) throw new DOMException('', 'QuotaExceededError');
    write.call(this, key, text);
  });
}

test('a restored page catches up with session and colour mode even if its draft could not be written', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.loggedIn({ token: `e30.${btoa('{"email":"asha@mail.example"}')}.s` }));
  tab.store.dispatch(tab.draftSaved({ form: 'service', draft: draft('Meena') }));
  await settled();
  fill('persist:drafts');
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  goAndComeBack(() => {
    window.localStorage.removeItem('persist:drafts');
    window.localStorage.setItem('persist:auth', '{"lapsed":"true"}');
    window.localStorage.setItem('persist:ui', JSON.stringify({ colourMode: '"dark"' }));
  });
  expect(tab.selectToken(tab.store.getState())).toBeNull();
  expect(tab.selectColourMode(tab.store.getState())).toBe('dark');
  expect(tab.nameIn('job')).toBe('Asha');
});

test('a login that could not be written survives the back/forward cache, until another tab logs out', async () => {
  const tab = await openTab();
  const token = `e30.${btoa('{"email":"asha@mail.example"}')}.s`;
  fill('persist:auth');
  tab.store.dispatch(tab.loggedIn({ token }));
  tab.store.dispatch(tab.colourModeChosen('dark'));
  await settled();
  goAndComeBack(() => {});
  expect(tab.selectToken(tab.store.getState())).toBe(token);
  expect(tab.selectColourMode(tab.store.getState())).toBe('dark');
  writing.mockRestore();
  const isReloaded = watchReload();
  goAndComeBack(() => window.localStorage.setItem('persist:auth', '{"token":"null"}'));
  expect(tab.selectToken(tab.store.getState())).toBeNull();
  expect(isReloaded()).toBe(true);
});

const tokenOf = (email: string) => `e30.${btoa(JSON.stringify({ email }))}.s`;

/** Catches that the page is loaded again, of which jsdom can only say on the console that it does not do it. */
function watchReload() {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    const isAsked = report.mock.calls.some(([error]) => String(error).includes('navigation'));
    expect(document.body.hidden).toBe(isAsked);
    document.body.hidden = false;
    report.mockClear();
    return isAsked;
  };
}

test.each([
  ['the account has logged out', { token: null }, true],
  ['another account has logged in', { token: tokenOf('meena@mail.example') }, true],
  ['the account has logged in again', { token: `${tokenOf('asha@mail.example')}2` }, false],
  ['the session has ended', { token: null, lapsed: true }, false],
])(
  'a page restored from the back/forward cache after %s: %j, is loaded again: %p',
  async (_what, now, is) => {
    const tab = await openTab();
    tab.store.dispatch(tab.loggedIn({ token: tokenOf('asha@mail.example') }));
    await settled();
    writing.mockRestore();
    const isReloaded = watchReload();
    const stored = Object.entries(now).map(([key, value]) => [key, JSON.stringify(value)]);
    goAndComeBack(() =>
      window.localStorage.setItem('persist:auth', JSON.stringify(Object.fromEntries(stored))),
    );
    expect(tab.selectToken(tab.store.getState())).toBe(now.token);
    expect(isReloaded()).toBe(is);
  },
);

test('a restored page whose session had ended is loaded again if the account has logged in and out since', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.loggedIn({ token: tokenOf('asha@mail.example') }));
  tab.store.dispatch(tab.sessionEnded());
  await settled();
  writing.mockRestore();
  const isReloaded = watchReload();
  goAndComeBack(() => window.localStorage.setItem('persist:auth', '{"token":"null"}'));
  expect(isReloaded()).toBe(true);
});

test('a restored page that nobody had logged in on is loaded again after a login only', async () => {
  const tab = await openTab();
  const isReloaded = watchReload();
  goAndComeBack(() => window.localStorage.setItem('persist:auth', '{"token":"null"}'));
  expect(isReloaded()).toBe(false);
  const again = watchReload();
  const token = tokenOf('asha@mail.example');
  goAndComeBack(() =>
    window.localStorage.setItem('persist:auth', JSON.stringify({ token: JSON.stringify(token) })),
  );
  expect(tab.selectToken(tab.store.getState())).toBe(token);
  expect(again()).toBe(true);
});

test('clearing the storage clears the drafts of this tab', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draft('Asha') }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(tab.nameIn('job')).toBeUndefined();
});
