/** An object out of a file, which anybody may have written. */
export type PlainRecord = Readonly<Record<string, unknown>>;

/** An object or a list. */
export const isPlain = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null;

export const isRecord = (value: unknown): value is PlainRecord => isPlain(value) && !Array.isArray(value);

/** Nothing that all objects have counts. */
export const ownOf = (record: PlainRecord, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;
