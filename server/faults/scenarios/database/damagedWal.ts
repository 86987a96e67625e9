import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes, randomInt } from 'node:crypto';
import path from 'node:path';
import { rowsOf } from '../../database.ts';
import { signUpAndLogIn } from '../../accounts.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { submit } from '../../submissions.ts';

const damages: readonly ((log: Buffer) => Buffer)[] = [
  (log) => log.subarray(0, randomInt(log.length)),
  (log) => {
    const copy = Buffer.from(log);
    const at = randomInt(copy.length);
    copy[at] = (copy[at] ?? 0) ^ (1 << randomInt(8));
    return copy;
  },
  (log) => Buffer.concat([log, randomBytes(1 + randomInt(20_000))]),
];

async function run({ spawn, check, folder, database, rounds = 300 }: Context): Promise<void> {
  const first = await spawn();
  const token = await signUpAndLogIn(first);
  await first.kill('SIGTERM');
  const server = await spawn();
  for (let count = 0; count < 40; count += 1) await submit(server, token, { turn: count % 2 === 0 ? 1 : 3 });
  await server.kill('SIGKILL');
  const log = existsSync(`${database}-wal`) ? readFileSync(`${database}-wal`) : Buffer.alloc(0);
  if (log.length === 0) throw new Error('the killed server left no write-ahead log');

  const place = path.join(folder, 'damaged');
  let [opened, sound, prefixes, paired] = [0, 0, 0, 0];
  const copy = path.join(place, 'app.db');
  const idsOf = async (): Promise<string[]> =>
    (await rowsOf(copy, 'select id from submission order by rowid')).map(({ id }) => String(id));
  mkdirSync(place);
  copyFileSync(database, copy);
  writeFileSync(`${copy}-wal`, log);
  const all = await idsOf();
  for (let round = 0; round < rounds; round += 1) {
    rmSync(place, { recursive: true });
    mkdirSync(place);
    copyFileSync(database, copy);
    writeFileSync(`${copy}-wal`, damages[round % damages.length]?.(log) ?? log);
    try {
      const [integrity] = await rowsOf(copy, 'pragma integrity_check');
      opened += 1;
      if (integrity?.integrity_check === 'ok') sound += 1;
      const ids = await idsOf();
      if (ids.every((id, at) => id === all[at])) prefixes += 1;
      const [emails] = await rowsOf(
        copy,
        `select count(*) as n from outbox where template like 'submission%'`,
      );
      if (Number(emails?.n) === ids.length * 2) paired += 1;
    } catch {
      // Not counted as opened.
    }
  }
  check(`${rounds} of ${rounds} damaged databases open`, opened, opened === rounds);
  check('all pass the integrity check', sound, sound === rounds);
  check(
    `all hold the first of the ${all.length} rows without a gap`,
    prefixes,
    prefixes === rounds && all.length === 40,
  );
  check('all hold two emails for each row', paired, paired === rounds);
}

/** The write-ahead log of a killed server is cut, has a flipped bit, or has garbage appended. */
export const damagedWal: Scenario = { limit: 240, engines: oneEngine, run };
