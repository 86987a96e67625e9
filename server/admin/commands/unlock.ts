import type { Command } from '../command.ts';
import { subjectsOf, typedEmailOf } from '../people.ts';
import { counted } from '../counted.ts';

export const unlock: Command = {
  summary: 'Lift the waits of an address: after failed logins, and after wrong codes',
  usage: '<email>',
  details:
    'A code that is out for the address ends, and so does a password recovery; a new code can be asked for at once.',
  args: { min: 1, max: 1 },
  options: {},
  async run(context) {
    const email = typedEmailOf(context.args[0] ?? '');
    const database = await context.database();
    const lifted = await database.unlock(email, subjectsOf(context, email));
    await context.report(
      `${email}: ${counted(lifted.waits, 'waits')} and ${counted(lifted.codes, 'codes')} ended`,
      {
        email,
        ...lifted,
      },
    );
  },
};
