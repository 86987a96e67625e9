import type { Command } from '../command.ts';
import { subjectsOf, typedEmailOf } from '../people.ts';
import { counted } from '../counted.ts';

export const unlock: Command = {
  summary: 'Unblock an address that has to wait after failed logins or wrong codes',
  usage: '<email>',
  details:
    'Also cancels a code that was sent to the address and a password recovery; a new code can be requested at once.',
  args: { min: 1, max: 1 },
  options: {},
  async run(context) {
    const email = typedEmailOf(context.args[0] ?? '');
    const database = await context.database();
    const lifted = await database.unlock(email, subjectsOf(context, email));
    await context.report(
      `${email}: reset ${counted(lifted.waits, 'attempt counters')}, cancelled ${counted(lifted.codes, 'codes')}`,
      {
        email,
        ...lifted,
      },
    );
  },
};
