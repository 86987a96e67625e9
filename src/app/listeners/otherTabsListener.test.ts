import type * as Drafts from '../../state/forms/draftsSlice.ts';
import { draftOf, fill, openTab, settled, tokenOf, writes } from '../../testing/tabs.ts';

test('two tabs that each fill in another form keep both drafts, whichever writes last', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draftOf('Asha') }));
  await settled();
  other.store.dispatch(other.draftSaved({ form: 'service', draft: draftOf('Meena') }));
  await settled();
  const later = await openTab();
  expect([later.nameIn('job'), later.nameIn('service')]).toEqual(['Asha', 'Meena']);
});

test('two tabs that write at the same time keep both drafts', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draftOf('Asha', Date.now() - 500) }));
  await settled();
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draftOf('Asha Raman') }));
  other.store.dispatch(other.draftSaved({ form: 'service', draft: draftOf('Meena') }));
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
  ...draftOf('Asha', moment),
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
  writes().mockClear();
  await settled();
  expect(writes()).not.toHaveBeenCalled();
});

test('two open tabs with an expired draft do not write it back and forth', async () => {
  const [one, other] = [await openTab(), await openTab()];
  for (const { store, draftSaved } of [one, other])
    store.dispatch(draftSaved({ form: 'service', draft: draftOf('Long ago', 1) }));
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draftOf('Asha') }));
  await settled();
  writes().mockClear();
  await settled();
  expect(writes()).not.toHaveBeenCalled();
  expect(other.nameIn('job')).toBe('Asha');
});

test('a draft discarded in one tab is gone in the other, and in storage', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draftOf('Asha') }));
  await settled();
  expect(other.nameIn('job')).toBe('Asha');
  one.store.dispatch(one.draftDiscarded({ form: 'job' }));
  await settled();
  expect(other.nameIn('job')).toBeUndefined();
  expect(window.localStorage.getItem('persist:drafts')).not.toContain('Asha');
});

test('a logout in one tab deletes the drafts of all tabs, the end of a session deletes none', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const token = tokenOf();
  const follow = jest.fn();
  other.store.dispatch(other.listenTo({ predicate: other.isLogout, effect: follow }));
  one.store.dispatch(one.loggedIn({ token }));
  one.store.dispatch(one.draftSaved({ form: 'job', draft: draftOf('Asha') }));
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
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draftOf('Asha') }));
  await settled();
  window.localStorage.setItem('persist:drafts', '{');
  window.localStorage.setItem('persist:ui', JSON.stringify({ colourMode: '"purple"' }));
  await settled();
  expect(tab.nameIn('job')).toBe('Asha');
  expect(tab.selectColourMode(tab.store.getState())).toBe('system');
});

test('a tab whose listeners are loaded late catches up with a logout', async () => {
  const before = await openTab();
  before.store.dispatch(before.loggedIn({ token: tokenOf() }));
  before.store.dispatch(before.draftSaved({ form: 'job', draft: draftOf('Asha') }));
  await settled();
  const tab = await openTab(() => {
    writes().mockRestore();
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
  const token = tokenOf();
  fill('persist:auth');
  const tab = await openTab(({ store, loggedIn, draftSaved }) => {
    store.dispatch(loggedIn({ token }));
    store.dispatch(draftSaved({ form: 'job', draft: draftOf('Asha') }));
  });
  expect(tab.selectToken(tab.store.getState())).toBe(token);
  expect(tab.nameIn('job')).toBe('Asha');
});

test('clearing the storage clears the drafts of this tab', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draftOf('Asha') }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(tab.nameIn('job')).toBeUndefined();
});
