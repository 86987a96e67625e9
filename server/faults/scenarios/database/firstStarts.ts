import { readFileSync } from 'node:fs';
import path from 'node:path';
import { request } from '../../client.ts';
import { bothEngines } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { rowsOf } from '../../database.ts';

async function run({ check, spawn, engine, folder, database, rounds = 10 }: Context): Promise<void> {
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const data = path.join(folder, `data-${round}`);
    if (engine === 'postgres') await rowsOf(database, 'drop schema public cascade; create schema public');
    const starts = await Promise.allSettled([1, 2].map(() => spawn({ DATA_DIR: data })));
    for (const start of starts) {
      if (start.status === 'rejected') {
        failures.push(String(start.reason).replace(/\s+/g, ' ').slice(0, 160));
        continue;
      }
      const { status } = await request(start.value, '/readyz');
      if (status !== 200) failures.push(`/readyz ${status}`);
      await start.value.kill('SIGTERM');
    }
    if (readFileSync(path.join(data, 'secret'), 'utf8').trim().length < 32) failures.push('a short secret');
  }
  check(
    `two processes start at once on an empty folder, ${rounds} times: both serve`,
    failures.length === 0 ? 'all' : `${failures.length} failed: ${failures[0]}`,
    failures.length === 0,
  );
}

/** Two processes that start at the same moment without a database or a secret. */
export const firstStarts: Scenario = { limit: 180, engines: bothEngines, run };
