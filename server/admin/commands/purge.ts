import { setTimeout as sleep } from 'node:timers/promises';
import { fromKeys } from '../../../contract/fromKeys.ts';
import { defaultSettings, longestWindowOf } from '../../common/settings.ts';
import { purgeable } from '../../store/administration/retention.ts';
import type { Purgeable, RetentionLimits } from '../../store/administration/retention.ts';
import { dayLength } from '../../store/times.ts';
import { isoOf } from '../command.ts';
import { CommandError } from '../commandErrors.ts';
import type { Command } from '../command.ts';
import type { AdminDatabase } from '../database.ts';
import { emptyLog } from '../sqliteFiles.ts';

/**
 * Milliseconds between two batches: longer than SQLite sleeps between two attempts at a lock, so that others get a
 * turn.
 */
const batchPause = 120;

/** Milliseconds: the part of the retention period that says nothing about the clock. */
const latestPart = 30 * dayLength;

/** Milliseconds: the shortest retention after which silence is a sign of a wrong clock; a small site may be quiet for weeks. */
const leastRetention = 180 * dayLength;

/**
 * Why a purge should not be trusted: some things are too old, and nothing is stored from the time since, except of late.
 * A clock that is a year ahead looks like that, also when the server has stored something by it. Undefined if the
 * stored times show no sign of it.
 */
async function clockDoubtOf(database: AdminDatabase, limits: RetentionLimits): Promise<string | undefined> {
  const { now, before } = limits;
  // Emails that were dropped go after a day, so they are no sign of a whole period.
  const { submissions, emails } = await database.countPurgeable({ ...limits, countedBefore: before });
  const end = now - latestPart;
  if (
    now - before < leastRetention ||
    submissions + emails === 0 ||
    (await database.isAnythingFrom(before, end))
  )
    return undefined;
  return `Nothing is stored from between ${isoOf(before)} and ${isoOf(end)}, but older submissions or emails are. The clock may be wrong: it says ${isoOf(now)}. If it is right, and nobody has used the site for so long, --force deletes them.`;
}

const words: Record<Purgeable, string> = {
  submissions: 'submissions, with their files and emails',
  emails: 'emails that were sent or dropped, or are dead',
  codes: 'expired codes',
  resetTokens: 'expired password-reset tokens',
  waits: 'counters of failed logins and tried codes',
  rateLimits: 'rate-limit counters',
};

export const purge: Command = {
  summary: 'Delete submissions and emails older than RETENTION_DAYS, and everything that has expired',
  usage: '[--dry-run] [--force]',
  details: [
    'Deletes submissions with their files and emails, and emails that were sent or are dead, when they are older than',
    'RETENTION_DAYS; emails that were dropped, after a day; codes, password-reset tokens and counters when they have',
    'expired. Accounts are kept. Deletes in small batches, so that the server can write in between; if it is',
    'interrupted, run it again. In SQLite the deleted bytes are overwritten. Refuses if the stored times suggest that the',
    'clock is far ahead.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: {
    'dry-run': { type: 'boolean', description: 'only count what would be deleted' },
    force: { type: 'boolean', description: 'delete although the clock may be wrong' },
  },
  async run(context) {
    const database = await context.database();
    const { now } = context;
    const before = now - context.config().RETENTION_DAYS * dayLength;
    const { knownFor, forgottenAfter } = defaultSettings.logIn;
    const limits = {
      now,
      before,
      // Guesses and emails are counted for a day.
      countedBefore: now - Math.max(forgottenAfter, dayLength),
      knownBefore: now - knownFor,
      windowsEnd: now + longestWindowOf(defaultSettings),
    };
    const dryRun = context.flag('dry-run');
    const doubt = await clockDoubtOf(database, limits);
    if (doubt && !dryRun && !context.flag('force')) throw new CommandError(`${doubt} Nothing was deleted.`);
    const counts = dryRun ? await database.countPurgeable(limits) : fromKeys(purgeable, () => 0);
    for (const what of dryRun ? [] : purgeable)
      for (;;) {
        const deleted = await database.purgeBatch(what, limits);
        if (deleted === 0) break;
        counts[what] += deleted;
        await sleep(batchPause);
      }
    // The log beside the file may hold deleted content. If a reader keeps it in use, the run of the next night empties
    // it.
    if (!dryRun && database.sqlite) await emptyLog(database.sqlite);
    const lines = purgeable.map((what) => `${String(counts[what]).padStart(8)}  ${words[what]}`);
    const title = `${dryRun ? 'Would delete' : 'Deleted'} (from before ${isoOf(before)}, or expired):`;
    await context.report([title, ...lines].join('\n'), { dryRun, before: isoOf(before), ...counts });
    if (doubt && dryRun) context.note(doubt);
  },
};
