import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../accounts.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStored, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';

/** Milliseconds without requests, after which nothing may be in the write-ahead log only. */
const quiet = 10_000;

async function run(context: Context): Promise<void> {
  const { spawn, folder, database } = context;
  const server = await spawn();
  const token = await signUpAndLogIn(server);
  const acknowledged: Acknowledgement[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { acknowledgement } = await submit(server, token);
    if (acknowledgement) acknowledged.push(acknowledgement);
  }
  await sleep(quiet);
  const place = path.join(folder, 'copied');
  mkdirSync(place);
  copyFileSync(database, path.join(place, 'app.db'));
  await checkStored({ ...context, database: path.join(place, 'app.db') }, acknowledged);
}

/** A plain copy of app.db alone, made while the server is idle, has everything. */
export const atRest: Scenario = { limit: 45, engines: oneEngine, run };
