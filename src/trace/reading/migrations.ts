import type { PlainRecord } from '../sieve/plain.ts';

/** By the version they begin with: a file of one version as one of the next. None has been needed yet. */
const migrations: Readonly<Record<number, (file: PlainRecord) => PlainRecord>> = {};

/** A file of an older version as one of this; null where no way leads there. */
export function migrated(file: PlainRecord, from: number, to: number): PlainRecord | null {
  let result = file;
  for (let version = from; version < to; version += 1) {
    const migrate = migrations[version];
    if (!migrate) return null;
    result = migrate(result);
  }
  return result;
}
