import { inStorage } from '../../state/inStorage.ts';
import type { StorageArea } from '../../state/inStorage.ts';
import { decode, encode } from './persistedCodec.ts';
import type { PersistedRecord } from './persistedCodec.ts';

/**
 * The browser's storage as redux-persist wants it, but for whole records instead of texts. Blocked storage (private
 * mode, policy), a full disk and damaged entries are survived: the site then works for this visit, from memory.
 * @param onWrite called after each attempt to write
 */
export const storageOf = (area: StorageArea, onWrite?: (written: boolean) => void) => ({
  getItem: async (key: string): Promise<PersistedRecord | null> => {
    const text = inStorage(area, (storage) => storage.getItem(key));
    return text ? decode(text) : null;
  },
  setItem: async (key: string, record: PersistedRecord): Promise<void> => {
    const written = inStorage(area, (storage) => {
      storage.setItem(key, encode(record));
      return true;
    });
    onWrite?.(written ?? false);
  },
  removeItem: async (key: string): Promise<void> => inStorage(area, (storage) => storage.removeItem(key)),
});

/** All texts that tabs share, by key; undefined where storage is blocked. */
export const copyOfStorage = (): Partial<Record<string, string>> | undefined =>
  inStorage('localStorage', (storage) => Object.assign({}, storage));
