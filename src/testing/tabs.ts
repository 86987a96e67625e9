import { createMemoryRouter } from 'react-router-dom';
import type * as Listeners from '../app/listeners/startListeners.ts';
import type * as Persistence from '../app/store/persistence.ts';
import type * as Stores from '../app/store/store.ts';
import type * as Auth from '../state/auth/authSlice.ts';
import type * as Drafts from '../state/forms/draftsSlice.ts';
import type * as SiteStores from '../state/siteStore.ts';
import type * as Ui from '../state/uiSlice.ts';

/** A draft of the job or the service form with a name in it. */
export const draftOf = (name: string, savedAt = Date.now()): Drafts.Draft => ({
  owner: null,
  values: { name },
  fileNames: {},
  savedAt,
});

/** A token for an account that does not expire. */
export const tokenOf = (email = 'asha@mail.example'): string => `e30.${btoa(JSON.stringify({ email }))}.s`;

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
export async function openTab(meanwhile?: (tab: Tab) => void) {
  let tab!: Tab;
  await jest.isolateModulesAsync(async () => {
    const stores = await import('../app/store/store.ts');
    tab = {
      ...(await import('../state/auth/authSlice.ts')),
      ...(await import('../state/forms/draftsSlice.ts')),
      ...(await import('../state/siteStore.ts')),
      ...(await import('../state/uiSlice.ts')),
      ...(await import('../app/store/persistence.ts')),
      ...stores,
      ...(await import('../app/listeners/startListeners.ts')),
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

let writing: jest.SpyInstance;

/** The spy on `setItem`, which also fires the storage events: once it is restored, writes fire none. */
export const writes = (): jest.SpyInstance => writing;

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
export async function settled() {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((done) => setTimeout(done));
}

/** Makes storage too full to write at this key. */
export function fill(full: string) {
  const write = writing.getMockImplementation()!;
  writing.mockImplementation(function refuse(this: Storage, key, text) {
    if (key === full) throw new DOMException('', 'QuotaExceededError');
    write.call(this, key, text);
  });
}
