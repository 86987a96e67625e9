/** The outer object of a file, of whatever version. */
export type FileObject = Readonly<Record<string, unknown>>;

/** By the version they begin with: a file of one version as one of the next. None has been needed yet. */
const migrations: Readonly<Record<number, (file: FileObject) => FileObject>> = {};

/** A file of an older version as one of this; null where no way leads there. */
export function migrated(file: FileObject, from: number, to: number): FileObject | null {
  let result = file;
  for (let version = from; version < to; version += 1) {
    const migrate = migrations[version];
    if (!migrate) return null;
    result = migrate(result);
  }
  return result;
}
