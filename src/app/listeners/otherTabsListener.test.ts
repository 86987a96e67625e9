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
 * A tab: the site's modules anew, because what writes a slice is made once in each; storage is shared.
 * @param meanwhile happens while the script of its listeners is on its way
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

let telling: jest.SpyInstance;

/** Writes to local storage reach all tabs a moment later, as between windows. */
beforeEach(() => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called on its storage below
  const { setItem: write } = Storage.prototype;
  telling = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function tell(
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

/** Turns instead of time: a busy computer delays all timers, but keeps their order. */
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

test('two tabs that write in the same moment keep both drafts', async () => {
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

/** A draft with an answer that was typed at this moment, beside the name of somebody older. */
const timed = (answer: string, value: string, moment: number): Drafts.Draft => ({
  ...draft('Asha', moment),
  begunAt: 1,
  values: { name: 'Asha', [answer]: value },
  changedAt: { name: 1, [answer]: moment },
});

test('two tabs that fill in one form keep the answers of both, and neither keeps writing', async () => {
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
  telling.mockClear();
  await settled();
  expect(telling).not.toHaveBeenCalled();
});

test('drafts that grew old in two open tabs are not written to and fro', async () => {
  const [one, other] = [await openTab(), await openTab()];
  for (const { store, draftSaved } of [one, other])
    store.dispatch(draftSaved({ form: 'service', draft: draft('Long ago', 1) }));
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  telling.mockClear();
  await settled();
  expect(telling).not.toHaveBeenCalled();
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

test('a logout in one tab takes the drafts of all, the end of a session none', async () => {
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

test('what another tab should not have written is not believed', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  window.localStorage.setItem('persist:drafts', '{');
  window.localStorage.setItem('persist:ui', JSON.stringify({ colourMode: '"purple"' }));
  await settled();
  expect(tab.nameIn('job')).toBe('Asha');
  expect(tab.selectColourMode(tab.store.getState())).toBe('system');
});

test('a page that comes back out of the browser’s memory catches up with a logout', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.loggedIn({ token: `e30.${btoa('{"email":"asha@mail.example"}')}.s` }));
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  // What another tab writes now, this one does not hear.
  telling.mockRestore();
  for (const key of ['persist:auth', 'persist:drafts']) window.localStorage.setItem(key, '{}');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settled();
  expect(tab.selectToken(tab.store.getState())).toBeNull();
  expect(tab.nameIn('job')).toBeUndefined();
});

test('a tab whose listeners come late catches up with a logout', async () => {
  const before = await openTab();
  before.store.dispatch(before.loggedIn({ token: `e30.${btoa('{"email":"asha@mail.example"}')}.s` }));
  before.store.dispatch(before.draftSaved({ form: 'job', draft: draft('Asha') }));
  await settled();
  const tab = await openTab(() => {
    telling.mockRestore();
    for (const key of ['persist:auth', 'persist:drafts']) window.localStorage.setItem(key, '{}');
  });
  expect(tab.selectToken(tab.store.getState())).toBeNull();
  expect(tab.nameIn('job')).toBeUndefined();
});

test('a first visit hears of no other tab', async () => {
  const follow = jest.fn();
  await openTab(({ store, listenTo }) =>
    store.dispatch(listenTo({ predicate: ({ type }) => type.endsWith('FromOtherTab'), effect: follow })),
  );
  expect(follow).not.toHaveBeenCalled();
});

test('what a tab does itself before its listeners come stays, written or not', async () => {
  const token = `e30.${btoa('{"email":"asha@mail.example"}')}.s`;
  fill('persist:auth');
  const tab = await openTab(({ store, loggedIn, draftSaved }) => {
    store.dispatch(loggedIn({ token }));
    store.dispatch(draftSaved({ form: 'job', draft: draft('Asha') }));
  });
  expect(tab.selectToken(tab.store.getState())).toBe(token);
  expect(tab.nameIn('job')).toBe('Asha');
});

/** The page goes into the browser's memory, and comes back out of it after what happens elsewhere meanwhile. */
function goAndComeBack(meanwhile: () => void) {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  meanwhile();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

/** Storage is too full for what is to lie at this key. */
function fill(full: string) {
  const write = telling.getMockImplementation()!;
  telling.mockImplementation(function refuse(this: Storage, key, text) {
    if (key === full) throw new DOMException('', 'QuotaExceededError');
    write.call(this, key, text);
  });
}

test('a page that comes back catches up with session and colours also where its draft could not be written', async () => {
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

test('a login that could not be written outlasts the browser’s memory, until another tab logs out', async () => {
  const tab = await openTab();
  const token = `e30.${btoa('{"email":"asha@mail.example"}')}.s`;
  fill('persist:auth');
  tab.store.dispatch(tab.loggedIn({ token }));
  tab.store.dispatch(tab.colourModeChosen('dark'));
  await settled();
  goAndComeBack(() => {});
  expect(tab.selectToken(tab.store.getState())).toBe(token);
  expect(tab.selectColourMode(tab.store.getState())).toBe('dark');
  telling.mockRestore();
  goAndComeBack(() => window.localStorage.setItem('persist:auth', '{"token":"null"}'));
  expect(tab.selectToken(tab.store.getState())).toBeNull();
});

test('clearing the browser’s data clears this tab’s drafts', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draft('Asha') }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(tab.nameIn('job')).toBeUndefined();
});
