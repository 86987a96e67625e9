/** A slice as it is stored. */
export type PersistedRecord = Record<string, unknown>;

/** The names of the slices that are persisted. */
export type PersistedSliceName = 'auth' | 'ui' | 'drafts' | 'dialog' | 'receipt';

/** The storage key of a slice. */
export const storageKeyOf = <Name extends PersistedSliceName>(name: Name) => `persist:${name}` as const;

/** Version of the stored state. Nothing is migrated: each release reads what it understands (restore.ts). */
export const persistVersion = 1;

/** What redux-persist adds to a slice once it has been rehydrated from storage; guards and forms wait for it. */
export const rehydratedMark = { _persist: { version: persistVersion, rehydrated: true } };

/**
 * The text of a stored slice: a JSON object whose values are themselves JSON texts. The format must not change:
 * visitors' browsers hold it, tabs with an older release of the site read it, and so does the document's inline script.
 * The keys are sorted, because tabs get to know them in different orders, and a tab that writes what it was told by
 * another must write the same text.
 */
export const encode = (record: PersistedRecord): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(record)
        .toSorted()
        .map((key) => [key, JSON.stringify(record[key])]),
    ),
  );

/** Reads a text that `encode` wrote; null if any part of it is damaged. */
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
