import { errorCodeOf } from '../common/errorCode.ts';
import { thrownMessageOf } from '../common/errorText.ts';
import { storeErrorOf } from '../store/database/database.ts';

const systemErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EACCES: 'This user has no permission to read or write there',
  EPERM: 'This user has no permission to read or write there',
  EROFS: 'The file system is read-only',
  ENOENT: 'There is no such file or folder',
  ENOTDIR: 'Part of the path is a file instead of a folder',
};

/** Errors of what cannot be read, so that nothing has been written yet. */
const missing: ReadonlySet<string> = new Set(['ENOENT']);

/** A sentence for a person about an error. An unforeseen error keeps its message and loses its stack. */
export function sentenceOf(error: unknown): string {
  const code = errorCodeOf(error);
  const { path, syscall } = Object(error) as Partial<NodeJS.ErrnoException>;
  const message = thrownMessageOf(error);
  // ENOENT of a connection is about PostgreSQL's Unix socket, not about a file of ours.
  const meaning = syscall === 'connect' ? undefined : systemErrors[code];
  if (meaning) {
    const sentence = `${meaning}${path ? `: ${path}` : ''}.`;
    return missing.has(code) ? sentence : `${sentence} Nothing was left half-written.`;
  }
  const store = storeErrorOf(error);
  if (store === 'full') return 'The disk of the database is full. Nothing was changed.';
  if (store === 'unavailable') return `The database does not answer now: ${message}.`;
  return message.replace(/\.?$/, '.');
}
