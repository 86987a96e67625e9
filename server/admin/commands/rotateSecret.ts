import { rotateSecret } from '../../config/secret.ts';
import type { Command } from '../command.ts';

const instructions = [
  'SECRET is set in the environment, so there is no file to change. For every process of the server:',
  '  1. set SECRET_PREVIOUS to what SECRET is now,',
  '  2. set SECRET to a new one: openssl rand -base64 32,',
  '  3. restart. When the longest login has ended (JWT_TTL) and links of emails may end (14 days), take SECRET_PREVIOUS away.',
].join('\n');

export const rotateSecretCommand: Command = {
  summary: 'Make a new secret; what the present one signed goes on to count',
  usage: '',
  details: [
    'The present secret becomes secret-previous beside the new one in DATA_DIR. The server takes both on its next start.',
    'Where SECRET is set in the environment, says what to set instead. To end all logins as well: revoke --all.',
  ].join('\n'),
  args: { min: 0, max: 0 },
  options: {},
  async run(context) {
    const { DATA_DIR } = context.config();
    if (context.env.SECRET?.trim())
      return context.report(instructions, { rotated: false, set: ['SECRET_PREVIOUS', 'SECRET'] });
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
