import { setTimeout as sleep } from 'node:timers/promises';
import { defaultSettings, longestWindowOf } from '../../settings.ts';
import { purgeable } from '../../store/administration/retention.ts';
import type { Purgeable } from '../../store/administration/retention.ts';
import { dayLength } from '../../store/times.ts';
import { isoOf } from '../command.ts';
import type { Command } from '../command.ts';
import { emptyLog } from '../sqliteFiles.ts';

/**
 * Milliseconds between two batches: longer than SQLite sleeps between two attempts at a lock, so that others get a
 * turn.
 */
const batchPause = 120;

const words: Record<Purgeable, string> = {
  submissions: 'submissions, with their files and emails',
  emails: 'emails that left, were dropped or are dead',
  codes: 'codes that ended',
  resetTokens: 'permissions to set a password that ended',
  waits: 'counts of failed logins',
  rateLimits: 'counts of calls',
};

export const purge: Command = {
  summary: 'Delete what is older than RETENTION_DAYS, and what has ended',
  usage: '[--dry-run]',
  details: [
    'Submissions with their files and emails, and emails that need no more tries, go when they are older than',
    'RETENTION_DAYS; emails that were dropped after a day; codes, permissions to set a password and counts when they have',
    'ended. Accounts stay. Deletes in small batches, so that the server can write between them; a run that was stopped is',
    'simply run again. In SQLite the bytes are overwritten.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: { 'dry-run': { type: 'boolean', description: 'only count' } },
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
    const counts = dryRun
      ? await database.countPurgeable(limits)
      : ({ submissions: 0, emails: 0, codes: 0, resetTokens: 0, waits: 0, rateLimits: 0 } satisfies Record<
          Purgeable,
          number
        >);
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
    const title = `${dryRun ? 'Would delete' : 'Deleted'}, from before ${isoOf(before)} or ended:`;
    await context.report([title, ...lines].join('\n'), { dryRun, before: isoOf(before), ...counts });
  },
};
