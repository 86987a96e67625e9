import { statSync } from 'node:fs';
import type SqliteDatabase from 'better-sqlite3';
import type { PersonCounts } from '../../store/administration/people.ts';
import { CommandError } from '../commandErrors.ts';
import type { Command, CommandContext } from '../command.ts';
import type { AdminDatabase } from '../database.ts';
import { subjectsOf, typedEmailOf } from '../people.ts';
import { emptyLog } from '../sqliteFiles.ts';
import { counted } from '../counted.ts';

/** A database up to this size is rewritten within about a second, which the server waits for by itself. */
const smallDatabase = 256 * 1024 * 1024;

const shownCounts = (counts: PersonCounts): string =>
  Object.entries(counts)
    .map(([name, count]) => counted(count, name))
    .join(', ');

/** Takes the erased bytes out of the file and the log beside it. False: a reader kept part of the log in use. */
async function scrub(sqlite: SqliteDatabase.Database, withVacuum: boolean): Promise<boolean> {
  // What a page held before its rows moved can lie in its gaps; only a rewrite leaves nothing.
  if (withVacuum) sqlite.exec('vacuum');
  return emptyLog(sqlite);
}

async function scrubAndTell(context: CommandContext, { sqlite }: AdminDatabase): Promise<void> {
  if (!sqlite) {
    context.note(
      'PostgreSQL frees the erased rows at its next vacuum; run VACUUM FULL to have them gone at once.',
    );
  } else {
    const isSmall = statSync(sqlite.name).size <= smallDatabase;
    const withVacuum = isSmall || context.flag('vacuum');
    if (!(await scrub(sqlite, withVacuum)))
      context.note(
        'The log beside the database was in use: it loses the erased bytes at its next checkpoint.',
      );
    if (!withVacuum)
      context.note(
        'The erased rows are overwritten. Older versions of them may lie in gaps of the file until it is rewritten: --vacuum does so, and forms have to wait meanwhile.',
      );
  }
  context.note('Backups made before still hold all of it: delete them, or forget again after a restore.');
}

export const forget: Command = {
  summary: 'Erase a person: account, submissions, files, emails, codes, waits',
  usage: '<email> [--yes] [--vacuum]',
  details: [
    'Without --yes it only says what would go. With it, all goes or nothing, and tokens of the account are refused from',
    'then on. In SQLite the bytes are overwritten, and a file of up to 256 MiB is rewritten. Submissions of others that',
    'name the address stay; they are listed.',
  ].join('\n'),
  args: { min: 1, max: 1 },
  options: {
    yes: { type: 'boolean', description: 'do it' },
    vacuum: { type: 'boolean', description: 'rewrite a larger SQLite file, too; forms wait meanwhile' },
  },
  async run(context) {
    const email = typedEmailOf(context.args[0] ?? '');
    const database = await context.database();
    const subjects = subjectsOf(context, email);
    const mentions = await database.mentionsOf(email);
    const tellMentions = (): void => {
      if (mentions.length > 0)
        context.note(`Submissions of other accounts name the address: ${mentions.join(', ')}.`);
    };
    if (!context.flag('yes')) {
      const person = await database.personByEmail(email, subjects);
      const counts: PersonCounts = {
        accounts: person.account ? 1 : 0,
        submissions: person.submissions.length,
        files: person.files.length,
        emails: person.emails.length,
        codes: person.codes.length,
        waits: person.waits.length,
      };
      await context.report(`Would erase of ${email}: ${shownCounts(counts)}`, {
        email,
        erased: false,
        ...counts,
        mentions,
      });
      tellMentions();
      context.note('Nothing was changed; --yes erases it.');
      return;
    }
    const counts = await database.forgetPerson(email, subjects);
    if (Object.values(counts).every((count) => count === 0))
      throw new CommandError(`Nothing is stored about ${email}.`);
    await context.report(`Erased of ${email}: ${shownCounts(counts)}`, {
      email,
      erased: true,
      ...counts,
      mentions,
    });
    tellMentions();
    await scrubAndTell(context, database);
  },
};
