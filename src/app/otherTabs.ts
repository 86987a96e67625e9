import { draftsFollowed } from '../state/draftsSlice.ts';
import { selectStorageBlocked } from '../state/noticesSlice.ts';
import { preferencesFollowed } from '../state/uiSlice.ts';
import { restoredFrom } from './persistence.ts';
import { storageOf } from './storage.ts';
import type { SiteStore } from './store.ts';

/**
 * Follows what other tabs write: drafts, colours, paused motion. Each tab writes all drafts at once, so one that knew
 * only its own would put back older ones of other forms. Returns a stop function.
 */
export function followOtherTabs(store: SiteStore): () => void {
  /** What this tab has put into storage itself. */
  const written = () => (selectStorageBlocked(store.getState()) ? {} : store.getState().drafts);

  const followDrafts = (text: string | null, before = written()) => {
    const drafts = restoredFrom.drafts(text);
    if (drafts) store.dispatch(draftsFollowed({ drafts, before }));
  };

  const followPreferences = (text: string | null) => {
    const preferences = restoredFrom.ui(text);
    if (preferences) store.dispatch(preferencesFollowed(preferences));
  };

  const follow = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === 'persist:drafts')
      followDrafts(newValue, oldValue === null ? written() : (restoredFrom.drafts(oldValue) ?? {}));
    if (key === 'persist:ui') followPreferences(newValue);
    // Everything was cleared.
    if (key === null) followDrafts(null);
  };

  const tell = async (key: string) => {
    const newValue = await storageOf(() => window.localStorage).getItem(key);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  };

  /** A page that comes back out of the browser's memory has heard nothing meanwhile. */
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || selectStorageBlocked(store.getState())) return;
    for (const key of ['persist:auth', 'persist:drafts', 'persist:ui']) void tell(key);
  };

  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', catchUp);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', catchUp);
  };
}
