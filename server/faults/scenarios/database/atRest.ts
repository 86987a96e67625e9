import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signUpAndLogIn } from '../../client.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkStored, submit } from '../../submissions.ts';
import type { Acknowledgement } from '../../submissions.ts';

/** Milliseconds of quiet after which nothing may stand beside the file alone. */
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

/** `cp` of app.db alone, of a server at rest, holds everything. */
export const atRest: Scenario = { limit: 45, engines: oneEngine, run };
