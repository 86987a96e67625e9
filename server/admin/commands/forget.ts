import { statSync } from 'node:fs';
import { thrownMessageOf } from '../../common/errorText.ts';
import type { PersonCounts } from '../../store/administration/people.ts';
import type { Command, CommandContext } from '../command.ts';
import type { AdminDatabase } from '../database.ts';
import { mentionsLineOf, nothingStored, subjectsOf, typedEmailOf } from '../people.ts';
import { emptyLog } from '../sqliteFiles.ts';
import { counted } from '../counted.ts';

/**
 * Bytes. A database up to this size is rewritten within about a second, for which the server's own retries can wait.
 */
const smallDatabase = 256 * 1024 * 1024;

const shownCounts = ({ waits, ...counts }: PersonCounts): string =>
  [...Object.entries(counts), ['attempt counters', waits] as const]
    .map(([name, count]) => counted(count, name))
    .join(', ');

type Scrubbed = { isDone: boolean; notes: string[] };

/** Removes the erased bytes from the file and from the log beside it. `notes` say where some may be left. */
async function scrub(context: CommandContext, { sqlite }: AdminDatabase): Promise<Scrubbed> {
  const backups =
    'Existing backups still contain all of it: delete them, or run “forget” again after a restore.';
  if (!sqlite) {
    const rows =
      'PostgreSQL removes the erased rows from its files at a later vacuum; VACUUM FULL does so at once.';
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
        `The person is erased, but the database file could not be rewritten (${thrownMessageOf(error)}): its unused space may still contain older versions of the rows. Run the same command with --vacuum.`,
      );
    }
  } else
    notes.push(
      'The erased rows are overwritten, but unused space of the database file may contain older versions of them until the file is rewritten: --vacuum does so, and forms have to wait meanwhile.',
    );
  if (!(await emptyLog(sqlite)))
    notes.push(
      'The write-ahead log of the database was in use: it contains erased data until its next checkpoint.',
    );
  return { isDone, notes: [...notes, backups] };
}

export const forget: Command = {
  summary: 'Erase all data of a person: account, submissions, files, emails, codes, attempt counters',
  usage: '<email> [--yes] [--vacuum]',
  details: [
    'Without --yes it only counts what would be erased. With --yes it erases all of it in one transaction, and the',
    'server refuses the account’s tokens from then on. Attempt counters count failed logins and tried codes. In SQLite',
    'the erased bytes are overwritten, and a database file of up to 256 MiB is rewritten. Submissions of other people',
    'that mention the address are kept and listed.',
  ].join('\n'),
  args: { min: 1, max: 1 },
  options: {
    yes: { type: 'boolean', description: 'erase the data' },
    vacuum: {
      type: 'boolean',
      description:
        'rewrite a larger SQLite file, too, even if nothing is left to erase; forms wait meanwhile',
    },
  },
  async run(context) {
    const email = typedEmailOf(context.args[0] ?? '');
    const database = await context.database();
    const subjects = subjectsOf(context, email);
    const mentions = await database.mentionsOf(email);
    const noteMentions = (): void => {
      const line = mentionsLineOf(mentions);
      if (line) context.note(line);
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
      await context.report(`${email}: would erase ${shownCounts(counts)}`, {
        email,
        erased: false,
        ...counts,
        mentions,
      });
      noteMentions();
      context.note('Nothing was changed; add --yes to erase it.');
      return 0;
    }
    const counts = await database.forgetPerson(email, subjects);
    const isStored = Object.values(counts).some((count) => count > 0);
    if (!isStored && mentions.length > 0)
      await context.report(`${email}: nothing to erase`, { email, erased: false, ...counts, mentions });
    // With --vacuum the command goes on: it may be repeated after a rewrite that failed.
    if (!isStored && !context.flag('vacuum')) throw nothingStored(email, mentions);
    // Before the first output, because a closed pipe (“… | head”) ends the program.
    const { isDone, notes } = await scrub(context, database);
    if (!isStored) {
      for (const note of notes) context.note(note);
      throw nothingStored(email, mentions);
    }
    await context.report(`${email}: erased ${shownCounts(counts)}`, {
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
