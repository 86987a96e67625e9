import { createHash } from 'node:crypto';
import { person } from './accounts.ts';
import { call, encodedForm, messageOf } from './client.ts';
import type { Target } from './client.ts';
import { formOf } from './forms.ts';
import { readAll } from './readAll.ts';
import type { Context } from './scenario.ts';

/** A submission that the server acknowledged. `file`: the reference of the stored file and the hash of its bytes. */
export type Acknowledgement = { id: string; file: { ref: string; sha256: string } | null };

export const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Makes the answers different each time, because equal answers would be the same submission. */
let sent = 0;

export type Submitted = { status: number; message: string; acknowledgement?: Acknowledgement };

/** Sends a new submission. Status 0: there was no answer, so nothing was acknowledged. */
export async function submit(
  target: Target,
  token: string,
  { email = person.email, limit = 30_000, turn = undefined as number | undefined } = {},
): Promise<Submitted> {
  sent += 1;
  const form = formOf(turn ?? sent, email, sent);
  const answer = await call(target, form.call, form.body, { token, limit }).catch(() => null);
  if (!answer) return { status: 0, message: '' };
  const { status } = answer;
  if (status !== 201) return { status, message: messageOf(answer) };
  const { data } = JSON.parse(answer.text) as { data: { id: string; resume?: string } };
  const file = form.bytes ? { ref: data.resume ?? '', sha256: shaOf(form.bytes) } : null;
  return { status, message: '', acknowledgement: { id: data.id, file } };
}

/** A job application with this file, as a form and as bytes for a raw connection. */
export async function jobForm(file: { bytes: Uint8Array<ArrayBuffer>; name?: string }, email = person.email) {
  sent += 1;
  const { body } = formOf(0, email, sent);
  if (!(body instanceof FormData)) throw new Error('The first form has no file.');
  body.set('resume', new File([file.bytes], file.name ?? 'cv.pdf'));
  return { body, ...(await encodedForm(body)) };
}

/** A file of `size` bytes with the head and the end mark of a PDF. */
export function pdfOf(size: number): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size, `${Math.random()} `);
  bytes.write('%PDF-1.7\n');
  bytes.write('\n%%EOF\n', size - 7);
  return bytes;
}

/** Compares what was acknowledged with the database, which is read without the server. */
export async function checkStored(
  { check, database }: Pick<Context, 'check' | 'database'>,
  acknowledged: readonly Acknowledgement[],
): Promise<void> {
  const stored = await readAll(database);
  const submissions = [...stored.submissions.entries()];
  const lost = acknowledged.filter(({ id }) => !stored.submissions.has(id));
  const damaged = acknowledged.filter(({ file }) => file && stored.files.get(file.ref) !== file.sha256);
  const withFile = new Set(['job', 'internship']);
  const fileless = submissions.filter(
    ([, { kind, fileRef }]) => withFile.has(kind) !== (fileRef !== null && stored.files.has(fileRef)),
  );
  const kept = submissions.filter(([, { fileRef }]) => fileRef !== null && stored.files.has(fileRef));
  const orphans = stored.files.size - kept.length;
  const wrongEmails = submissions.filter(([id]) => stored.emails.get(id) !== 2);
  const count = acknowledged.length;
  check(`0 of ${count} acknowledged submissions lost`, lost.length, lost.length === 0 && count > 0);
  check('0 acknowledged files damaged', damaged.length, damaged.length === 0);
  check('0 submissions without their file', fileless.length, fileless.length === 0);
  check('0 files without a submission', orphans, orphans === 0);
  check(
    'exactly 2 emails per submission',
    `${wrongEmails.length} submissions with another number`,
    wrongEmails.length === 0,
  );
  check('integrity check of the database', stored.integrity, stored.integrity === 'ok');
}
