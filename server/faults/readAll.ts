import { createHash } from 'node:crypto';
import { isPostgresUrl } from '../store/database/database.ts';
import { rowsOf } from './database.ts';

/** The content of a database, read without the server. */
export type Stored = {
  /** Kind and file reference by id of the submission. */
  submissions: Map<string, { kind: string; fileRef: string | null }>;
  /** SHA-256 of the stored bytes by file reference. */
  files: Map<string, string>;
  /** Number of emails by id of the submission. */
  emails: Map<string, number>;
  integrity: string;
};

export async function readAll(url: string): Promise<Stored> {
  const submissions = (await rowsOf(url, 'select id, kind, file_ref from submission')) as {
    id: string;
    kind: string;
    file_ref: string | null;
  }[];
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  const pieces = (await rowsOf(url, 'select ref, bytes from file_chunk order by ref, n')) as {
    ref: string;
    bytes: Uint8Array;
  }[];
  for (const { ref, bytes } of pieces) {
    const hash = hashes.get(ref) ?? createHash('sha256');
    hashes.set(ref, hash.update(bytes));
  }
  const emails = new Map<string, number>();
  for (const { ref } of (await rowsOf(url, 'select ref from outbox')) as { ref: string }[]) {
    const { submission } = JSON.parse(ref) as { submission?: string };
    if (submission) emails.set(submission, (emails.get(submission) ?? 0) + 1);
  }
  const integrity = isPostgresUrl(url)
    ? [{ integrity_check: 'ok' }]
    : await rowsOf(url, 'pragma integrity_check');
  return {
    submissions: new Map(submissions.map(({ id, kind, file_ref }) => [id, { kind, fileRef: file_ref }])),
    files: new Map([...hashes].map(([ref, hash]) => [ref, hash.digest('hex')])),
    emails,
    integrity: String(integrity[0]?.integrity_check),
  };
}
