import type { WebStorage } from './persistence.ts';

/** A value redux-persist would choke on: it holds one JSON object whose values are JSON texts. */
export function isReadable(text: string): boolean {
  try {
    const outer: unknown = JSON.parse(text);
    if (typeof outer !== 'object' || outer === null) return false;
    for (const inner of Object.values(outer)) JSON.parse(inner as string);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser's storage as redux-persist wants it. Blocked storage (private mode, policy), a full disk and damaged
 * entries are survived: the site then works for this visit, from memory.
 * @param report is told of each attempt to write whether it worked
 */
export function storageOf(area: () => Storage, report?: (written: boolean) => void): WebStorage {
  const attempt = <Result>(act: (storage: Storage) => Result): Result | null => {
    try {
      return act(area());
    } catch {
      return null;
    }
  };
  return {
    getItem: async (key) => {
      const text = attempt((storage) => storage.getItem(key));
      return text !== null && isReadable(text) ? text : null;
    },
    setItem: async (key, value) => {
      const written = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      report?.(written ?? false);
    },
    removeItem: async (key) => {
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** The token another tab has just written, from the text it wrote; null for none or a damaged one. */
export function tokenIn(text: string | null): string | null {
  return persistedValue(text, 'token');
}

/** The token that lies in storage now, whichever tab wrote it; null for none or where storage is blocked. */
export function storedToken(): string | null {
  try {
    return tokenIn(window.localStorage.getItem('persist:auth'));
  } catch {
    return null;
  }
}

/** One text value of a persisted slice, read without the store; null where there is none. */
export function persistedValue(text: string | null, name: string): string | null {
  try {
    const outer = JSON.parse(text ?? '') as Record<string, string>;
    const value: unknown = JSON.parse(outer[name] ?? '');
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}
