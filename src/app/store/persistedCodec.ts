/** A slice as it lies in storage. */
export type PersistedRecord = Record<string, unknown>;

/** The slices that are kept. */
export type PersistedSlice = 'auth' | 'ui' | 'drafts' | 'dialog' | 'receipt';

/** The name under which a slice lies in storage. */
export const storageKeyOf = <Name extends PersistedSlice>(name: Name) => `persist:${name}` as const;

/** Of what lies in storage. Nothing is migrated: what a version understands it takes (restore.ts). */
export const persistVersion = 1;

/** What redux-persist adds to a slice once storage has been read into it; guards and forms wait for it. */
export const rehydratedMark = { _persist: { version: persistVersion, rehydrated: true } };

/**
 * The text of a stored slice: one JSON object whose values are JSON texts once more. It is the format that visitors'
 * browsers hold and that tabs with an older version of the site read. The document's inline script knows it, too.
 */
export const encode = (record: PersistedRecord): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, JSON.stringify(value)])),
  );

/** What `encode` wrote; null for a text that is damaged in any part. */
export function decode(text: string): PersistedRecord | null {
  try {
    const outer: unknown = JSON.parse(text);
    if (typeof outer !== 'object' || outer === null) return null;
    return Object.fromEntries(
      Object.entries(outer).map(([key, value]) => [key, JSON.parse(value as string) as unknown]),
    );
  } catch {
    return null;
  }
}
