export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Calls `act` with an area of the browser's storage and returns its result. Returns undefined where `act` throws,
 * because storage is blocked or full: a page must work without stored data. What is read should be interpreted outside of
 * `act`, where an error is not mistaken for blocked storage.
 */
export function inStorage<Result>(area: StorageArea, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window[area]);
  } catch {
    return undefined;
  }
}

/** The stored JSON, which anything may have written; undefined if it is damaged or storage is blocked, null for none. */
export const storedJson = (area: StorageArea, key: string): unknown =>
  inStorage(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);
