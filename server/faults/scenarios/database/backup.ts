import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { signUpAndLogIn } from '../../accounts.ts';
import { readAll } from '../../readAll.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStored, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';

const admin = path.join(import.meta.dirname, '../../../admin/main.ts');

async function run(context: Context): Promise<void> {
  const { spawn, check, folder, environment } = context;
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const acknowledged: Acknowledgement[] = [];
  const end = new AbortController();
  async function send(): Promise<void> {
    while (!end.signal.aborted) {
      const { acknowledgement } = await submit(server, token);
      if (acknowledgement) acknowledged.push(acknowledgement);
    }
  }
  const senders = [send(), send()];
  while (acknowledged.length < 20) await sleep(20);
  const before = [...acknowledged];
  const target = path.join(folder, 'backup');
  const command = (name: string, args: string[], env: Record<string, string> = {}) =>
    promisify(execFile)(process.execPath, [admin, name, ...args], {
      env: { PATH: process.env.PATH, ...environment, ...env },
      timeout: 30_000,
    }).then(
      () => '',
      (error: { stderr?: string }) => String(error.stderr).slice(0, 120),
    );
  const failure = await command('backup', ['--to', target]);
  end.abort();
  await Promise.all(senders);
  check('backup under load succeeds', failure || 'done', failure === '');
  if (failure) return;

  const restored = path.join(folder, 'restored');
  const refusal = await command('restore', ['--from', path.join(target, readdirSync(target)[0] ?? '')], {
    DATA_DIR: restored,
  });
  check('restore into an empty folder', refusal || 'done', refusal === '');
  const database = path.join(restored, 'app.db');
  const { submissions } = await readAll(database);
  const missing = before.filter(({ id }) => !submissions.has(id)).length;
  check(
    `all ${before.length} submissions acknowledged before the backup are in it`,
    `${missing} missing`,
    missing === 0,
  );
  await checkStored({ check, database }, before);
  const second = await spawn({ DATA_DIR: restored });
  const { status } = await submit(second, token);
  check('the restored server refuses earlier logins (401)', status, status === 401);
}

/** `npm run admin -- backup` while forms are sent, then `restore` of that backup. */
export const backup: Scenario = { limit: 90, engines: oneEngine, run };
