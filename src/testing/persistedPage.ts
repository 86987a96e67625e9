import { startPersistence } from '../app/store/persistence.ts';
import { makeStore } from '../app/store/store.ts';
import type { Draft } from '../state/forms/draftsSlice.ts';
import type { SiteStore } from '../state/siteStore.ts';

/** A job application that somebody without a session has begun. */
export const draftOfNobody = {
  owner: null,
  values: { name: 'Asha' },
  fileNames: { resume: 'cv.pdf' },
  savedAt: Date.now(),
} satisfies Draft;

const persistors: ReturnType<typeof startPersistence>[] = [];

/** Starts to persist a store, until `closePages`. */
export function persist(store: SiteStore, onRead?: () => void) {
  const persistor = startPersistence(store, onRead);
  persistors.push(persistor);
  return persistor;
}

/** A store whose slices have been rehydrated; `leave` writes them, as at the end of a visit. */
export async function openPage(): Promise<{ store: SiteStore; leave: () => Promise<void> }> {
  const store = makeStore();
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  const persistor = persist(store, () => resolve());
  await isRead;
  return {
    store,
    leave: async () => {
      await persistor.flush();
      persistor.pause();
    },
  };
}

/** For `afterEach`: nothing that a test has opened writes any more, and storage is empty. */
export function closePages(): void {
  for (const persistor of persistors.splice(0)) persistor.pause();
  window.localStorage.clear();
  window.sessionStorage.clear();
}
