import { decode, encode } from './persistedCodec.ts';
import type { PersistedRecord } from './persistedCodec.ts';

/**
 * The browser's storage as redux-persist wants it, but for whole records instead of texts. Blocked storage (private
 * mode, policy), a full disk and damaged entries are survived: the site then works for this visit, from memory.
 * @param onWrite called after each attempt to write
 */
export function storageOf(area: () => Storage, onWrite?: (written: boolean) => void) {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(area());
    } catch {
      return null;
    }
  };
  return {
    getItem: async (key: string): Promise<PersistedRecord | null> => {
      const text = attempt((storage) => storage.getItem(key));
      return text === null ? null : decode(text);
    },
    setItem: async (key: string, record: PersistedRecord): Promise<void> => {
      const written = attempt((storage) => {
        storage.setItem(key, encode(record));
        return true;
      });
      onWrite?.(written ?? false);
    },
    removeItem: async (key: string): Promise<void> => {
      attempt((storage) => storage.removeItem(key));
    },
  };
}
