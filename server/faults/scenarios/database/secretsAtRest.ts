import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { person, signUpAndLogIn } from '../../accounts.ts';
import { call, cookieOf } from '../../client.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { relayed } from '../../starts.ts';
import { submit } from '../../submissions.ts';
import { rowsOf } from '../../database.ts';

const otherPassword = 'nine louder words here';

/** The rows of every table, without the bytes of files. */
async function textOfTables({ database, engine }: Context): Promise<string> {
  const tables = await rowsOf(
    database,
    engine === 'sqlite'
      ? `select name from sqlite_schema where type = 'table' and name <> 'file_chunk'`
      : `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'file_chunk'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => rowsOf(database, `select * from "${String(name)}"`)),
  );
  return JSON.stringify(rows);
}

/** The data folder: the database with what it has deleted, and its write-ahead log. The secret has to be there. */
const textOfFiles = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'secret')
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

async function run(context: Context): Promise<void> {
  const { spawn, check, relay, environment } = context;
  const mail = await relay();
  const server = await spawn({
    SMTP_URL: mail.url,
    ...relayed,
    LOG_LEVEL: 'debug',
  });
  const codes: string[] = [];
  const mailbox = {
    async codeFor(email: string) {
      const code = await mail.codeFor(email);
      codes.push(code);
      return code;
    },
  };
  const token = await signUpAndLogIn(server, person.email, mailbox);
  await submit(server, token, { turn: 0 });
  await submit(server, token, { turn: 1 });
  await call(server, 'logIn', { email: person.email, password: 'a wrong password of hers' });
  const before = mail.received.length;
  await call(server, 'sendResetCode', { email: person.email });
  for (let waited = 0; mail.received.length === before && waited < 100; waited += 1) await sleep(50);
  const otp = await mailbox.codeFor(person.email);
  const verified = await call(server, 'verifyCode', { email: person.email, otp });
  const cookie = cookieOf(verified);
  const reset = await call(
    server,
    'resetPassword',
    { email: person.email, newPassword: otherPassword },
    { headers: { Cookie: cookie } },
  );
  check('the password was reset', `${verified.status} ${reset.status}`, reset.status === 200);

  // Codes are found in the rows only: in a file of SQLite nothing separates a text from its neighbours.
  const stored = [await textOfTables(context), textOfFiles(environment.DATA_DIR ?? '')].join('\n');
  const log = server.output();
  const secrets = {
    password: person.password,
    'new password': otherPassword,
    'wrong password': 'a wrong password of hers',
    token,
    cookie: cookie.split('=')[1] ?? 'none',
  };
  const inStore = Object.entries(secrets).filter(([, text]) => stored.includes(text));
  // Six digits may be part of any number, so only those that are a text of their own count as a code.
  const storedCodes = codes.filter((code) => new RegExp(`["'\\s:]${code}["'\\s,}]`).test(stored));
  check(
    'database and write-ahead log contain no password, token, cookie or code',
    [...inStore.map(([what]) => what), ...storedCodes.map(() => 'code')].join(', ') || 'none',
    inStore.length + storedCodes.length === 0,
  );
  const inLog = Object.entries({
    ...secrets,
    address: person.email,
    name: person.name,
    phone: person.phone_number,
  }).filter(([, text]) => log.includes(text));
  const loggedCodes = codes.filter((code) => new RegExp(`\\b${code}\\b`).test(log));
  check(
    'the server’s log contains none of them and no address',
    [...inLog.map(([what]) => what), ...loggedCodes.map(() => 'code')].join(', ') || 'none',
    inLog.length + loggedCodes.length === 0,
  );
  check(
    'the database was read: it has her name',
    stored.includes(person.name) ? 'yes' : 'no',
    stored.includes(person.name),
  );
  check('the server’s log is not empty', `${log.length} characters`, log.length > 1000);
}

/** After a sign-up, submissions and a reset, no secret is in the database, its write-ahead log or the log. */
export const secretsAtRest: Scenario = { limit: 60, engines: bothEngines, run };
