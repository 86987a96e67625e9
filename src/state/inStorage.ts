export type StorageArea = 'localStorage' | 'sessionStorage';

/**
 * What `act` answers of an area of the browser's storage. Undefined where storage is blocked, full, or holds a text that
 * `act` cannot parse: a page must work without whatever would lie there.
 */
export function inStorage<Result>(area: StorageArea, act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(window[area]);
  } catch {
    return undefined;
  }
}
