import { join } from 'node:path';
import { isoOf, requiredText } from '../command.ts';
import type { Command } from '../command.ts';
import { mentionsLineOf, nothingStored, subjectsOf, typedEmailOf } from '../people.ts';
import { personRecordOf } from '../personRecord.ts';
import { fillFolder, writeWhole } from '../privateFiles.ts';
import { noteUnsaved, saveFile } from '../saveFile.ts';
import type { SavedFiles } from '../saveFile.ts';
import { counted } from '../counted.ts';

export const copy: Command = {
  summary: 'Copy everything that is stored about a person to a folder, to send to that person',
  usage: '<email> --to FOLDER',
  details: [
    'Creates FOLDER with person.json and the files. person.json contains the account without the password hash,',
    'submissions with all answers, emails (recipient, template, delivery state), requested codes (when, how many',
    'attempts) and counters of failed logins. A file that the database lacks, as a whole or in part, is named, and the',
    'exit code is 1 then. Run it only for a request that came from the address of the account. Submissions of other',
    'people that mention the address are listed and not copied.',
  ].join('\n'),
  args: { min: 1, max: 1 },
  options: {
    to: { type: 'string', value: 'FOLDER', description: 'folder to create; an existing one must be empty' },
  },
  async run(context) {
    const email = typedEmailOf(context.args[0] ?? '');
    const folder = requiredText(context, 'to');
    const database = await context.database();
    const person = await database.personByEmail(email, subjectsOf(context, email));
    const record = personRecordOf(person, context);
    const mentions = await database.mentionsOf(email);
    if (!record.account && [record.emails, record.codes, record.waits].every(({ length }) => length === 0)) {
      const facts = { folder: null, submissions: 0, files: 0, unsaved: [], emails: 0, mentions };
      if (mentions.length > 0) await context.report(`${email}: nothing to copy`, facts);
      throw nothingStored(email, mentions);
    }
    const saved: SavedFiles = { files: 0, unsaved: [] };
    await fillFolder(folder, async (part) => {
      for (const submission of person.submissions) await saveFile(database, submission, part, saved);
      const content = { email, copied: isoOf(context.now), ...record };
      await writeWhole(join(part, 'person.json'), [`${JSON.stringify(content, null, 2)}\n`]);
    });
    const { submissions, emails } = record;
    await context.report(
      `${folder}: ${counted(submissions.length, 'submissions')}, ${counted(saved.files, 'files')}, ${counted(emails.length, 'emails')}`,
      { folder, submissions: submissions.length, ...saved, emails: emails.length, mentions },
    );
    const line = mentionsLineOf(mentions);
    if (line) context.note(line);
    return noteUnsaved(context, saved);
  },
};
