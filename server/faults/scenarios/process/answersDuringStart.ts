import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, calls } from '../../../../contract/calls.ts';
import { freePort } from '../../../../tooling/machine/freePort.ts';
import { request } from '../../client.ts';
import { spawnProgram } from '../../process.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';

async function run({ check, defer, environment }: Context): Promise<void> {
  const port = await freePort();
  const program = path.join(import.meta.dirname, '../../../main.ts');
  const env = { PATH: process.env.PATH, ...environment, PORT: String(port) };
  const child = spawnProgram(process.execPath, [program], env);
  defer(() => child.kill('SIGKILL'));
  const target = { url: `http://127.0.0.1:${port}` };
  const seen = new Set<string>();
  for (let asked = 0; asked < 2000; asked += 1) {
    const answer = await request(target, apiBase + calls.loadProfile.path).catch(() => null);
    if (answer) seen.add(`${answer.status} ${String(answer.headers['content-type']).split(';')[0]}`);
    if (answer?.status === 401) break;
    await sleep(1);
  }
  const answers = [...seen].toSorted().join(', ');
  check(
    'responses are JSON: 503 while the database is opened, then 401',
    answers,
    answers === '401 application/json, 503 application/json',
  );
}

/** A server that has opened its port, but not yet its database, answers like the API. */
export const answersDuringStart: Scenario = { limit: 30, engines: oneEngine, run };
