import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiBase, calls } from '../../contract/calls.ts';
import type { CallName } from '../../contract/calls.ts';
import { formOf } from './forms.ts';
import { readAll } from './readAll.ts';
import { spawnServer } from './process.ts';
import type { ServerProcess } from './process.ts';

/**
 * Kills the server with SIGKILL in the middle of submissions, fifty times over one database, and compares what was
 * acknowledged with what is there. Run it with `node server/faults/kill.ts [rounds]`; with DATABASE_URL it uses that
 * PostgreSQL, which must be empty, instead of SQLite in a temporary folder.
 */
const rounds = Number(process.argv[2] ?? 50);
const senders = 4;
const timeLimit = 10 * 60_000;

/** `file`: the reference of the stored file and what its bytes must be. */
type Acknowledgement = { id: string; file: { ref: string; sha256: string } | null };

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const email = 'meena@example.org';
const password = 'four quiet words';

async function post(url: string, call: CallName, body: object, token?: string): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(url + apiBase + calls[call].path, {
    method: 'POST',
    headers: {
      ...(!isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
}

async function signUpAndLogIn(url: string): Promise<string> {
  await post(url, 'sendSignUpCode', { email });
  const [message] = (await (await fetch(`${url}/outbox.json`)).json()) as { text: string }[];
  const otp = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
  await post(url, 'verifyCode', { email, otp });
  await post(url, 'signUp', {
    email,
    otp,
    password,
    confirm_password: password,
    name: 'Meena Raman',
    phone_number: '+91 98400 12345',
    address: '7 Temple Street, Madurai',
    date_of_birth: '1998-04-12',
    gender: 'Female',
  });
  const { token } = (await (await post(url, 'logIn', { email, password })).json()) as { token: string };
  return token;
}

let sent = 0;

/** Sends one submission nobody sent before. Null: no acknowledgement came, because the server was killed. */
async function submit(url: string, token: string): Promise<Acknowledgement | null> {
  sent += 1;
  const { call, body, bytes } = formOf(sent, email);
  try {
    const response = await post(url, call, body, token);
    const answer = (await response.json()) as { message: string; data: { id: string; resume?: string } };
    if (response.status !== 201) throw new Error(`${call} was refused: ${answer.message}`);
    const { id, resume = '' } = answer.data;
    return { id, file: bytes ? { ref: resume, sha256: shaOf(bytes) } : null };
  } catch (error) {
    // The connection broke: whether it was stored nobody promised. Anything else is an error of this program.
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Sends from several sides at once and kills the server the moment the last wanted acknowledgement is in. */
async function runRound(server: ServerProcess, token: string, wanted: number): Promise<Acknowledgement[]> {
  const acknowledged: Acknowledgement[] = [];
  let killed: Promise<unknown> | undefined;
  async function send(): Promise<void> {
    while (!killed) {
      const acknowledgement = await submit(server.url, token);
      if (!acknowledgement) return;
      acknowledged.push(acknowledgement);
      if (acknowledged.length >= wanted) killed ??= server.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: senders }, send));
  await killed;
  return acknowledged;
}

const folder = mkdtempSync(path.join(tmpdir(), 'kill-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const databaseUrl = process.env.DATABASE_URL ?? '';
const environment: Record<string, string> = {
  DATA_DIR: path.join(folder, 'data'),
  SITE_DIR: path.join(folder, 'site'),
  RATE_LIMITS: 'off',
  DATABASE_URL: databaseUrl,
};
const timeout = setTimeout(() => {
  console.error('Stopped: it took too long.');
  process.exit(1);
}, timeLimit);

const acknowledged: Acknowledgement[] = [];
const starts: number[] = [];
let token = '';
for (let round = 0; round < rounds; round += 1) {
  const server = await spawnServer(environment);
  starts.push(server.readyAfter);
  token ||= await signUpAndLogIn(server.url);
  acknowledged.push(...(await runRound(server, token, 1 + (round % 12))));
}

const last = await spawnServer(environment);
starts.push(last.readyAfter);
const files = acknowledged.flatMap(({ file }) => file ?? []);
const sample = files.slice(-20);
const fetched = await Promise.all(
  sample.map(async ({ ref, sha256 }) => {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${last.url}${apiBase}/files/${ref}`, { headers });
    return shaOf(new Uint8Array(await response.arrayBuffer())) === sha256;
  }),
);
const exitCode = await last.kill('SIGTERM');

const stored = await readAll(databaseUrl || path.join(folder, 'data', 'app.db'));
const lost = acknowledged.filter(({ id }) => !stored.submissions.has(id));
const damaged = files.filter(({ ref, sha256 }) => stored.files.get(ref) !== sha256);
const wrongEmailCounts = [...stored.submissions.keys()].filter((id) => stored.emails.get(id) !== 2);
const kindsWithFile = new Set(['job', 'internship']);
const submissions = [...stored.submissions.values()];
const fileless = submissions.filter(
  ({ kind, fileRef }) => kindsWithFile.has(kind) !== (fileRef !== null && stored.files.has(fileRef)),
);
const withFile = submissions.filter(({ fileRef }) => fileRef !== null && stored.files.has(fileRef));
const orphans = stored.files.size - withFile.length;
const kinds = new Set(submissions.map(({ kind }) => kind));

// The slowest one tells more of what else the machine was doing.
const median = starts.toSorted((one, other) => one - other)[Math.floor(starts.length / 2)] ?? 0;

const checks: Record<string, [number | string, boolean]> = {
  'rounds of kill −9': [rounds, true],
  'submissions acknowledged': [acknowledged.length, acknowledged.length >= rounds],
  'kinds among them': [kinds.size, kinds.size >= Math.min(6, rounds)],
  'stored without acknowledgement': [stored.submissions.size - acknowledged.length, true],
  'acknowledged and lost': [lost.length, lost.length === 0],
  'acknowledged with a damaged file': [damaged.length, damaged.length === 0],
  'stored without its file, or with one it has not': [fileless.length, fileless.length === 0],
  'files without a submission': [orphans, orphans === 0],
  'submissions without exactly two e-mails': [wrongEmailCounts.length, wrongEmailCounts.length === 0],
  'files fetched back equal': [
    `${fetched.filter(Boolean).length} of ${sample.length}`,
    fetched.every(Boolean),
  ],
  'integrity of the database': [stored.integrity, stored.integrity === 'ok'],
  'slowest start, ms': [Math.round(Math.max(...starts)), true],
  'median start, ms': [Math.round(median), median <= 1000],
  'exit code of the last stop': [String(exitCode), exitCode === 0],
};
console.table(
  Object.fromEntries(
    Object.entries(checks).map(([what, [found, isRight]]) => [
      what,
      { found, result: isRight ? 'right' : 'WRONG' },
    ]),
  ),
);
clearTimeout(timeout);
process.exitCode = Object.values(checks).every(([, isRight]) => isRight) ? 0 : 1;
