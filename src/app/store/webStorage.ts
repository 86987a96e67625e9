import { inStorage } from '../../state/inStorage.ts';
import type { StorageArea } from '../../state/inStorage.ts';
import { decode, encode } from './persistedCodec.ts';
import type { PersistedRecord } from './persistedCodec.ts';

/**
 * A storage engine for redux-persist that takes whole records instead of texts. It never rejects: with blocked storage
 * (private mode, policy), a full disk or damaged entries the site works from memory for this visit.
 * @param onWrite called after each attempt to write, with whether it succeeded and what was to be written
 */
export const storageOf = (
  area: StorageArea,
  onWrite?: (written: boolean, record: PersistedRecord) => void,
) => ({
  getItem: async (key: string): Promise<PersistedRecord | null> => {
    const text = inStorage(area, (storage) => storage.getItem(key));
    return text ? decode(text) : null;
  },
  setItem: async (key: string, record: PersistedRecord): Promise<void> => {
    const written = inStorage(area, (storage) => {
      storage.setItem(key, encode(record));
      return true;
    });
    onWrite?.(written ?? false, record);
  },
  removeItem: async (key: string): Promise<void> => inStorage(area, (storage) => storage.removeItem(key)),
});

/** A copy of local storage, by key; undefined where storage is blocked. */
export const copyOfStorage = (): Partial<Record<string, string>> | undefined =>
  inStorage('localStorage', (storage) => Object.assign({}, storage));
