import { statSync } from 'node:fs';
import type { PersonCounts } from '../../store/administration/people.ts';
import { CommandError } from '../commandErrors.ts';
import type { Command, CommandContext } from '../command.ts';
import type { AdminDatabase } from '../database.ts';
import { subjectsOf, typedEmailOf } from '../people.ts';
import { emptyLog } from '../sqliteFiles.ts';
import { counted } from '../counted.ts';

/**
 * Bytes. A database up to this size is rewritten within about a second, for which the server's own retries can wait.
 */
const smallDatabase = 256 * 1024 * 1024;

const shownCounts = (counts: PersonCounts): string =>
  Object.entries(counts)
    .map(([name, count]) => counted(count, name))
    .join(', ');

type Scrubbed = { isDone: boolean; notes: string[] };

/** Removes the erased bytes from the file and from the log beside it. `notes` say where some may be left. */
async function scrub(context: CommandContext, { sqlite }: AdminDatabase): Promise<Scrubbed> {
  const backups = 'Backups made before still hold all of it: delete them, or forget again after a restore.';
  if (!sqlite) {
    const rows =
      'PostgreSQL frees the erased rows at its next vacuum; run VACUUM FULL to have them gone at once.';
    return { isDone: true, notes: [rows, backups] };
  }
  const notes: string[] = [];
  let isDone = true;
  if (statSync(sqlite.name).size <= smallDatabase || context.flag('vacuum')) {
    try {
      // Old versions of rows can be left in unused parts of a page; only a rewrite of the file removes them.
      sqlite.exec('vacuum');
    } catch (error) {
      isDone = false;
      notes.push(
        `The person is erased, and the file could not be rewritten (${(error as Error).message}): older versions of the rows may lie in its gaps. Run the same with --vacuum.`,
      );
    }
  } else
    notes.push(
      'The erased rows are overwritten. Older versions of them may lie in gaps of the file until it is rewritten: --vacuum does so, and forms have to wait meanwhile.',
    );
  if (!(await emptyLog(sqlite)))
    notes.push('The log beside the database was in use: it loses the erased bytes at its next checkpoint.');
  return { isDone, notes: [...notes, backups] };
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
    vacuum: {
      type: 'boolean',
      description: 'rewrite a larger SQLite file, too, also where all is erased already; forms wait',
    },
  },
  async run(context) {
    const email = typedEmailOf(context.args[0] ?? '');
    const database = await context.database();
    const subjects = subjectsOf(context, email);
    const mentions = await database.mentionsOf(email);
    const noteMentions = (): void => {
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
      noteMentions();
      context.note('Nothing was changed; --yes erases it.');
      return 0;
    }
    const counts = await database.forgetPerson(email, subjects);
    const isStored = Object.values(counts).some((count) => count > 0);
    const nothing = new CommandError(`Nothing is stored about ${email}.`);
    // With --vacuum the command goes on: it may be repeated after a rewrite that failed.
    if (!isStored && !context.flag('vacuum')) throw nothing;
    // Before the first output, because a closed pipe (“… | head”) ends the program.
    const { isDone, notes } = await scrub(context, database);
    if (!isStored) {
      for (const note of notes) context.note(note);
      throw nothing;
    }
    await context.report(`Erased of ${email}: ${shownCounts(counts)}`, {
      email,
      erased: true,
      ...counts,
      mentions,
    });
    noteMentions();
    for (const note of notes) context.note(note);
    return isDone ? 0 : 1;
  },
};
