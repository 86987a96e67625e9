import { defaultSettings } from '../../common/settings.ts';
import { rotateSecret, rotationOf } from '../../config/secret.ts';
import { dayLength } from '../../store/times.ts';
import { isoOf } from '../command.ts';
import { CommandError } from '../commandErrors.ts';
import type { Command } from '../command.ts';

/** Days for which links in emails are valid. */
const daysOfLinks = defaultSettings.fileLink.lifetime / dayLength;

/** Days after which no link signed with the previous secret is valid any more. */
const leastDays = daysOfLinks + 1;

const instructions = [
  'SECRET is set in the environment, so there is no file to change. Generate a new secret: openssl rand -base64 32.',
  'Then change all server processes in two rounds, so that none signs with a secret that another does not accept:',
  '  1. Set SECRET_PREVIOUS to the new secret, which is then accepted but signs nothing; restart them one by one.',
  '  2. Set SECRET to the new secret and SECRET_PREVIOUS to the old one; restart them one by one again.',
  'A single process, or processes that are all stopped before one starts again, need the second round only.',
  `Remove SECRET_PREVIOUS when logins (JWT_TTL) and links in emails (${daysOfLinks} days) that it signed have expired.`,
  'If the secret has leaked: stop all processes, set SECRET to the new secret, remove SECRET_PREVIOUS, start them.',
].join('\n');

export const rotateSecretCommand: Command = {
  summary: 'Create a new secret; what the present one signed stays valid until it expires',
  usage: '[--force]',
  details: [
    'The present secret is kept as DATA_DIR/secret-previous. From its next start the server signs with the new secret',
    'and accepts both.',
    `Another rotation within ${leastDays} days, or within JWT_TTL if that is longer, needs --force: it makes invalid what the\nprevious secret signed.`,
    'If SECRET is set in the environment, prints what to set instead; if only SECRET_PREVIOUS is, it does nothing. To end',
    'all logins as well, run “revoke --all”.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: { force: { type: 'boolean', description: 'rotate although the last rotation is too recent' } },
  async run(context) {
    const { DATA_DIR, JWT_TTL } = context.config();
    if (context.env.SECRET?.trim())
      return context.report(instructions, { rotated: false, set: ['SECRET_PREVIOUS', 'SECRET'] });
    if (context.env.SECRET_PREVIOUS?.trim())
      throw new CommandError(
        'SECRET_PREVIOUS is set in the environment, for which the server ignores the file secret-previous: it would no longer accept what the present secret signed. Remove SECRET_PREVIOUS first. Nothing was changed.',
      );
    const rotation = rotationOf(DATA_DIR);
    if (
      rotation !== undefined &&
      context.now - rotation < Math.max(leastDays * dayLength, JWT_TTL) &&
      !context.flag('force')
    )
      throw new CommandError(
        `The last rotation was at ${isoOf(rotation)}. Another one makes invalid what was signed before that, and what a server that was not restarted since signs; --force does it anyway.`,
      );
    rotateSecret(DATA_DIR);
    await context.report(
      `The new secret is in ${DATA_DIR}, the previous one in its file secret-previous: restart the server`,
      {
        rotated: true,
        folder: DATA_DIR,
      },
    );
  },
};
