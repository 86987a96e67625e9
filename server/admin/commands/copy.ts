import { join } from 'node:path';
import { isoOf, requiredText } from '../command.ts';
import type { Command } from '../command.ts';
import { mentionsLineOf, nothingStored, subjectsOf, typedEmailOf } from '../people.ts';
import { personRecordOf } from '../personRecord.ts';
import { fillFolder, writeWhole } from '../privateFiles.ts';
import { fileNameOf } from '../submissionRecord.ts';
import { counted } from '../counted.ts';

export const copy: Command = {
  summary: 'Copy everything that is stored about a person to a folder, to send to that person',
  usage: '<email> --to FOLDER',
  details: [
    'Creates FOLDER with person.json and the files. person.json contains the account without the password hash,',
    'submissions with all answers, emails (recipient, template, delivery state), requested codes (when, how many',
    'attempts) and counters of failed logins. Run it only for a request that came from the address of the account. Submissions of other',
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
    const record = personRecordOf(person, context.now);
    const mentions = await database.mentionsOf(email);
    if (!record.account && [record.emails, record.codes, record.waits].every(({ length }) => length === 0)) {
      const facts = { folder: null, submissions: 0, files: 0, emails: 0, mentions };
      if (mentions.length > 0) await context.report(`${email}: nothing to copy`, facts);
      throw nothingStored(email, mentions);
    }
    const files = await fillFolder(folder, async (part) => {
      let copied = 0;
      for (const submission of person.submissions) {
        const file =
          submission.file_ref === null ? undefined : await database.fileDetails(submission.file_ref);
        if (!file) continue;
        await writeWhole(join(part, fileNameOf(submission)), database.fileContent(file));
        copied += 1;
      }
      const content = { email, copied: isoOf(context.now), ...record };
      await writeWhole(join(part, 'person.json'), [`${JSON.stringify(content, null, 2)}\n`]);
      return copied;
    });
    const { submissions, emails } = record;
    await context.report(
      `${folder}: ${counted(submissions.length, 'submissions')}, ${counted(files, 'files')}, ${counted(emails.length, 'emails')}`,
      { folder, submissions: submissions.length, files, emails: emails.length, mentions },
    );
    const line = mentionsLineOf(mentions);
    if (line) context.note(line);
  },
};
