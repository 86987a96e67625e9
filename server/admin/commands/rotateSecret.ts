import { rotateSecret, rotationOf } from '../../config/secret.ts';
import { dayLength } from '../../store/times.ts';
import { isoOf } from '../command.ts';
import { CommandError } from '../commandErrors.ts';
import type { Command } from '../command.ts';

/** Days after which no link signed with the previous secret is valid any more: one more than the lifetime of links. */
const daysOfLinks = 15;

const instructions = [
  'SECRET is set in the environment, so there is no file to change. Make a new one: openssl rand -base64 32.',
  'Then, for every process of the server, in two rounds, so that none signs with what another does not know:',
  '  1. set SECRET_PREVIOUS to the new one, which is then only checked with, and restart one after the other,',
  '  2. set SECRET to the new one and SECRET_PREVIOUS to the one that SECRET was, and restart again.',
  'Where all are stopped before one starts again, as a single one is, the second round alone does it.',
  'When the longest login has ended (JWT_TTL) and links of emails may end (14 days), take SECRET_PREVIOUS away.',
  'If the secret has leaked: stop all, set SECRET to the new one, take SECRET_PREVIOUS away, start.',
].join('\n');

export const rotateSecretCommand: Command = {
  summary: 'Make a new secret; what the present one signed goes on to count',
  usage: '[--force]',
  details: [
    'The present secret becomes secret-previous beside the new one in DATA_DIR. The server takes both on its next start.',
    `While what secret-previous signed still counts, for ${daysOfLinks} days or for JWT_TTL where that is longer, --force is\nneeded, which ends all of it.`,
    'Where SECRET is set in the environment, says what to set instead. To end all logins as well: revoke --all.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: { force: { type: 'boolean', description: 'although there was a rotation not long ago' } },
  async run(context) {
    const { DATA_DIR, JWT_TTL } = context.config();
    if (context.env.SECRET?.trim())
      return context.report(instructions, { rotated: false, set: ['SECRET_PREVIOUS', 'SECRET'] });
    const rotation = rotationOf(DATA_DIR);
    if (
      rotation !== undefined &&
      context.now - rotation < Math.max(daysOfLinks * dayLength, JWT_TTL) &&
      !context.flag('force')
    )
      throw new CommandError(
        `The last rotation was at ${isoOf(rotation)}. Another one ends all that was signed before it, and by a server that was not restarted since; --force does so.`,
      );
    rotateSecret(DATA_DIR);
    await context.report(
      `A new secret is in ${DATA_DIR}, the one before it in secret-previous: restart the server`,
      {
        rotated: true,
        folder: DATA_DIR,
      },
    );
  },
};
