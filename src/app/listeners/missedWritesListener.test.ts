import { draftOf, fill, openTab, settled, tokenOf, writes } from '../../testing/tabs.ts';

/** The page goes into the back/forward cache, `meanwhile` is called, and the page is restored. */
function goAndComeBack(meanwhile: () => void) {
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  meanwhile();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

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

test('a page restored from the back/forward cache catches up with a logout', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.loggedIn({ token: tokenOf() }));
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draftOf('Asha') }));
  await settled();
  // From now on writes fire no storage events.
  writes().mockRestore();
  for (const key of ['persist:auth', 'persist:drafts']) window.localStorage.setItem(key, '{}');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settled();
  expect(tab.selectToken(tab.store.getState())).toBeNull();
  expect(tab.nameIn('job')).toBeUndefined();
});

test('a restored page catches up with session and colour mode even if its draft could not be written', async () => {
  const tab = await openTab();
  tab.store.dispatch(tab.loggedIn({ token: tokenOf() }));
  tab.store.dispatch(tab.draftSaved({ form: 'service', draft: draftOf('Meena') }));
  await settled();
  fill('persist:drafts');
  tab.store.dispatch(tab.draftSaved({ form: 'job', draft: draftOf('Asha') }));
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
  const token = tokenOf();
  fill('persist:auth');
  tab.store.dispatch(tab.loggedIn({ token }));
  tab.store.dispatch(tab.colourModeChosen('dark'));
  await settled();
  goAndComeBack(() => {});
  expect(tab.selectToken(tab.store.getState())).toBe(token);
  expect(tab.selectColourMode(tab.store.getState())).toBe('dark');
  writes().mockRestore();
  const isReloaded = watchReload();
  goAndComeBack(() => window.localStorage.setItem('persist:auth', '{"token":"null"}'));
  expect(tab.selectToken(tab.store.getState())).toBeNull();
  expect(isReloaded()).toBe(true);
});

test('a login that could not be written is not ended by what another tab wrote before the listeners were there', async () => {
  const token = tokenOf();
  fill('persist:auth');
  const tab = await openTab(({ store, loggedIn }) => {
    store.dispatch(loggedIn({ token }));
    writes().mockRestore();
    window.localStorage.setItem('persist:auth', '{"token":"null"}');
  });
  expect(tab.selectToken(tab.store.getState())).toBe(token);
});

test.each([
  ['the account has logged out', { token: null }, true],
  ['another account has logged in', { token: tokenOf('meena@mail.example') }, true],
  ['the account has logged in again', { token: `${tokenOf()}2` }, false],
  ['the session has ended', { token: null, lapsed: true }, false],
])(
  'a page restored from the back/forward cache after %s: %j, is loaded again: %p',
  async (_what, now, is) => {
    const tab = await openTab();
    tab.store.dispatch(tab.loggedIn({ token: tokenOf() }));
    await settled();
    writes().mockRestore();
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
  tab.store.dispatch(tab.loggedIn({ token: tokenOf() }));
  tab.store.dispatch(tab.sessionEnded());
  await settled();
  writes().mockRestore();
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
  const token = tokenOf();
  goAndComeBack(() =>
    window.localStorage.setItem('persist:auth', JSON.stringify({ token: JSON.stringify(token) })),
  );
  expect(tab.selectToken(tab.store.getState())).toBe(token);
  expect(again()).toBe(true);
});
