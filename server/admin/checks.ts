import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import { problemsOf } from '../config/config.ts';
import { warningsOf } from '../config/rules.ts';
import { missingSecret, secretProblemOf } from '../config/secret.ts';
import { parseVariables } from '../config/variables.ts';
import type { Environment, Values } from '../config/variables.ts';
import { relayOptionsOf } from '../email/relayOptions.ts';
import { thrownMessageOf } from '../common/errorText.ts';
import { siteProblemOf } from '../http/siteProblem.ts';
import { isLoopback } from '../common/isLoopback.ts';
import { isPostgresUrl } from '../store/database/database.ts';
import { openAdminDatabase } from './database.ts';
import type { AdminDatabase } from './database.ts';
import { sentenceOf } from './errors.ts';
import { dayLength } from '../store/times.ts';
import { databaseFile, previousSecretFile, replacedPrefix, secretFile } from '../config/dataFiles.ts';
import { counted } from './counted.ts';

export type CheckResult = { check: string; state: 'ok' | 'warn' | 'fail'; says: string };
type Subject = { env: Environment; values: Values; now: number };
type Check = (subject: Subject) => CheckResult[] | Promise<CheckResult[]>;

const [minute, hour] = [60_000, 3_600_000];
const [MiB, GiB] = [1024 ** 2, 1024 ** 3];
/** Milliseconds in which a relay or the site has to answer. */
const deadline = 10_000;
const freeSpace = { warn: GiB, fail: 100 * MiB };
/** Milliseconds after which backups are deleted, as the privacy page promises. */
const longestKept = 30 * dayLength;
/** Milliseconds that an email may be queued before the check warns. */
const longestQueued = 15 * minute;

const ok = (check: string, says: string): CheckResult => ({ check, state: 'ok', says });
const warn = (check: string, says: string): CheckResult => ({ check, state: 'warn', says });
const fail = (check: string, says: string): CheckResult => ({ check, state: 'fail', says });

function checkSettings({ env, values }: Subject): CheckResult[] {
  const problems = problemsOf(env);
  if (problems.length > 0) return problems.map((problem) => fail('settings', problem));
  const { PUBLIC_URL, TRUST_PROXY, HOST } = values;
  const isProxyIgnored = PUBLIC_URL.startsWith('https:') && TRUST_PROXY === 0;
  const isProxyAvoidable = TRUST_PROXY > 0 && !isLoopback(HOST);
  const found = [
    ...warningsOf(values).map((warning) => warn('settings', warning)),
    ...(isProxyIgnored
      ? [
          warn(
            'proxy',
            'PUBLIC_URL is https, so there is a proxy in front, but TRUST_PROXY=0 counts all visitors as one caller.',
          ),
        ]
      : []),
    ...(isProxyAvoidable
      ? [
          warn(
            'proxy',
            'HOST accepts other computers although TRUST_PROXY is set: whoever bypasses the proxy can forge an address.',
          ),
        ]
      : []),
  ];
  return found.length > 0 ? found : [ok('settings', 'are valid and consistent')];
}

function checkSecretFile(folder: string, name: string): CheckResult[] {
  const path = join(folder, name);
  const problem = secretProblemOf(readFileSync(path, 'utf8').trim());
  if (problem) return [fail('secret', `${path} ${problem}.`)];
  const mode = statSync(path).mode & 0o777;
  // Windows has no such permission bits.
  return process.platform !== 'win32' && (mode & 0o077) !== 0
    ? [fail('secret', `${path} can be read by others (${mode.toString(8)}): chmod 600 it.`)]
    : [ok('secret', `${path} is strong and private`)];
}

function checkPreviousSecret({ SECRET_PREVIOUS, DATA_DIR }: Values): CheckResult[] {
  const path = join(DATA_DIR, previousSecretFile);
  if (!existsSync(path)) return [];
  return SECRET_PREVIOUS === ''
    ? checkSecretFile(DATA_DIR, previousSecretFile)
    : [warn('secret', `${path} is ignored, because SECRET_PREVIOUS is set in the environment.`)];
}

function checkSecret({ values }: Subject): CheckResult[] {
  const { SECRET, DATA_DIR } = values;
  if (SECRET !== '') {
    const problem = secretProblemOf(SECRET);
    return [
      problem ? fail('secret', `SECRET ${problem}.`) : ok('secret', 'SECRET of the environment is strong'),
    ];
  }
  if (!existsSync(join(DATA_DIR, secretFile))) return [fail('secret', missingSecret(DATA_DIR))];
  return [...checkSecretFile(DATA_DIR, secretFile), ...checkPreviousSecret(values)];
}

async function checkOutbox(database: AdminDatabase, { now, values }: Subject): Promise<CheckResult[]> {
  const states = await database.emailCounts();
  const waited = now - ((await database.oldestQueuedAt()) ?? now);
  const queued = `${counted(states.queued ?? 0, 'emails')} queued, the oldest for ${(waited / hour).toFixed(1)} hours`;
  const dead = states.dead ?? 0;
  return [
    waited > longestQueued && values.SMTP_URL !== '' ? warn('outbox', `${queued}.`) : ok('outbox', queued),
    dead > 0
      ? warn('outbox', `${counted(dead, 'dead emails')}: “outbox list --state dead” says why.`)
      : ok('outbox', 'no dead emails'),
  ];
}

async function checkDatabase(subject: Subject): Promise<CheckResult[]> {
  const { DATABASE_URL, DATA_DIR } = subject.values;
  const isPostgres = isPostgresUrl(DATABASE_URL);
  let database: AdminDatabase | undefined;
  try {
    // With the time-outs of the server, unlike other commands: a check that waits for a lock for ever reports nothing.
    database = await openAdminDatabase(isPostgres ? DATABASE_URL : join(DATA_DIR, databaseFile), {});
    await sql`select 1`.execute(database.db);
    const results = [ok('database', 'answers, and its schema is up to date')];
    if (database.sqlite) {
      const found = database.sqlite.pragma('quick_check(1)', { simple: true });
      results.push(
        found === 'ok' ? ok('database', 'is intact') : fail('database', `is damaged: ${String(found)}.`),
      );
    }
    return [...results, ...(await checkOutbox(database, subject))];
  } catch (error) {
    return [fail('database', sentenceOf(error))];
  } finally {
    await database?.db.destroy();
  }
}

async function checkDisk({ values: { DATA_DIR } }: Subject): Promise<CheckResult[]> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = bavail * bsize;
  const says = `${(free / GiB).toFixed(1)} GiB free at ${DATA_DIR}`;
  if (free < freeSpace.fail) return [fail('disk', `${says}.`)];
  return [free < freeSpace.warn ? warn('disk', `${says}.`) : ok('disk', says)];
}

/**
 * Warns of old folders in which `restore` put the replaced data: they hold as much as a backup, and nothing deletes
 * them.
 */
async function checkReplaced({ values: { DATA_DIR }, now }: Subject): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const name of await readdir(DATA_DIR)) {
    const path = join(DATA_DIR, name);
    if (!name.startsWith(replacedPrefix) || now - (await stat(path)).mtimeMs < longestKept) continue;
    results.push(
      warn(
        'replaced',
        `${path} has kept the files that a restore replaced for more than 30 days: delete it.`,
      ),
    );
  }
  return results;
}

/**
 * Missing pages are only a warning where they may be: on a host of the API alone, which other sites call, and outside
 * of production, where “npm start” builds them.
 */
async function checkPages({ values }: Subject): Promise<CheckResult[]> {
  const { SITE_DIR, NODE_ENV, ALLOWED_ORIGINS } = values;
  const problem = await siteProblemOf(SITE_DIR);
  if (problem === undefined) return [ok('pages', `all of them are in ${SITE_DIR}`)];
  const isMeant = NODE_ENV !== 'production' || ALLOWED_ORIGINS.length > 0;
  return [isMeant ? warn('pages', problem) : fail('pages', problem)];
}

/** Connects to the relay and logs in; sends no email. */
async function checkRelay({ values: { SMTP_URL } }: Subject): Promise<CheckResult[]> {
  if (SMTP_URL === '') return [warn('relay', 'SMTP_URL is not set: emails stay in the outbox.')];
  const { hostname, protocol } = new URL(SMTP_URL);
  const options = relayOptionsOf(SMTP_URL);
  const transport = createTransport({ ...options, socketTimeout: deadline });
  try {
    await transport.verify();
    return [
      ok('relay', `${hostname} answers${protocol === 'smtps:' || options.requireTLS ? ' with TLS' : ''}`),
    ];
  } catch (error) {
    return [fail('relay', `${hostname}: ${thrownMessageOf(error).split('\n')[0] ?? ''}.`)];
  } finally {
    transport.close();
  }
}

/** Requests the health check of the site at its public address. */
async function checkSite({ values: { PUBLIC_URL } }: Subject): Promise<CheckResult[]> {
  if (PUBLIC_URL === '') return [warn('site', 'PUBLIC_URL is not set, so the site was not requested.')];
  const url = `${PUBLIC_URL}/healthz`;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(deadline), redirect: 'error' });
    await response.body?.cancel();
    return [response.ok ? ok('site', `${url} answers`) : fail('site', `${url} answers ${response.status}.`)];
  } catch (error) {
    const { cause = error } = error as Error;
    return [fail('site', `${url} does not answer: ${thrownMessageOf(cause)}.`)];
  }
}

/** Runs all checks, none of which changes anything. */
export async function allChecks(env: Environment, now: number, askSite: boolean): Promise<CheckResult[]> {
  const { values, problems } = parseVariables(env);
  // Without readable settings nothing else can be checked.
  if (problems.length > 0) return problems.map((problem) => fail('settings', problem));
  const subject = { env, values, now };
  const checks: Record<string, Check> = {
    settings: checkSettings,
    secret: checkSecret,
    database: checkDatabase,
    disk: checkDisk,
    replaced: checkReplaced,
    pages: checkPages,
    relay: checkRelay,
    ...(askSite && { site: checkSite }),
  };
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        return await check(subject);
      } catch (error) {
        // A check that fails must not hide the results of the others.
        return [fail(name, sentenceOf(error))];
      }
    }),
  );
  return answers.flat();
}
