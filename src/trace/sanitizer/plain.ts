/** An object parsed from a file, which is not trusted. */
export type PlainRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object or an array. */
export const isPlain = (value: unknown): value is PlainRecord => typeof value === 'object' && value !== null;

export const isRecord = (value: unknown): value is PlainRecord => isPlain(value) && !Array.isArray(value);

/** Returns an own property; inherited ones, such as `constructor`, read as undefined. */
export const ownOf = (record: PlainRecord, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;
