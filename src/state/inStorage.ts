export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * Calls `act` with an area of the browser's storage and returns its result. Returns undefined where `act` throws,
 * because storage is blocked or full or holds a text that cannot be parsed: a page must work without stored data.
 */
export function inStorage<Result>(area: StorageArea, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window[area]);
  } catch {
    return undefined;
  }
}
