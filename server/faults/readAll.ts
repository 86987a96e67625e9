import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { isPostgresUrl, openDatabase } from '../store/database/database.ts';

/** What a database holds, read without the server. */
export type Stored = {
  /** By submission its kind and the reference of its file. */
  submissions: Map<string, { kind: string; fileRef: string | null }>;
  /** SHA-256 of the stored bytes by reference. */
  files: Map<string, string>;
  /** Number of emails by submission. */
  emails: Map<string, number>;
  integrity: string;
};

export async function readAll(url: string): Promise<Stored> {
  const db = await openDatabase(url);
  const submissions = await db.selectFrom('submission').select(['id', 'kind', 'file_ref']).execute();
  const files = new Map<string, string>();
  for (const { ref } of await db.selectFrom('file').select('ref').execute()) {
    const hash = createHash('sha256');
    const pieces = db.selectFrom('file_chunk').select('bytes').where('ref', '=', ref).orderBy('n');
    for (const { bytes } of await pieces.execute()) hash.update(bytes);
    files.set(ref, hash.digest('hex'));
  }
  const emails = new Map<string, number>();
  for (const { ref } of await db.selectFrom('outbox').select('ref').execute()) {
    const { submission } = JSON.parse(ref) as { submission?: string };
    if (submission) emails.set(submission, (emails.get(submission) ?? 0) + 1);
  }
  const check = isPostgresUrl(url) ? undefined : await sql`pragma integrity_check`.execute(db);
  await db.destroy();
  return {
    submissions: new Map(submissions.map(({ id, kind, file_ref }) => [id, { kind, fileRef: file_ref }])),
    files,
    emails,
    integrity: check ? String(Object.values(check.rows[0] as object)[0]) : 'ok',
  };
}
