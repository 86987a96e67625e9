import { CommandError, UsageError } from '../commandErrors.ts';
import type { Command } from '../command.ts';
import { typedEmailOf } from '../people.ts';

export const revoke: Command = {
  summary: 'End the logins of an account, or of all accounts',
  usage: '<email> | --all',
  details: [
    'The server refuses all access tokens issued until now, and a password recovery under way ends. Passwords do not',
    'change. A database of an older version is migrated: after pg_restore this comes before the start of the server.',
  ].join('\n'),
  migrates: true,
  args: { min: 0, max: 1 },
  options: { all: { type: 'boolean', description: 'all accounts' } },
  async run(context) {
    const [typed] = context.args;
    const all = context.flag('all');
    if (all === (typed !== undefined)) throw new UsageError('Give the address of an account, or --all.');
    const who = typed === undefined ? 'all' : { email: typedEmailOf(typed) };
    const accounts = await (await context.database()).revokeLogIns(who, context.now);
    if (who !== 'all' && accounts === 0) throw new CommandError(`There is no account of ${who.email}.`);
    await context.report(
      `The logins of ${accounts} ${accounts === 1 ? 'account have' : 'accounts have'} ended`,
      {
        accounts,
      },
    );
  },
};
