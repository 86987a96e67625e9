import type { Command } from './command.ts';
import { backup } from './commands/backup.ts';
import { check } from './commands/check.ts';
import { copy } from './commands/copy.ts';
import { exportCommand } from './commands/export.ts';
import { forget } from './commands/forget.ts';
import { outbox } from './commands/outbox.ts';
import { purge } from './commands/purge.ts';
import { restore } from './commands/restore.ts';
import { revoke } from './commands/revoke.ts';
import { rotateSecretCommand } from './commands/rotateSecret.ts';
import { show } from './commands/show.ts';
import { unlock } from './commands/unlock.ts';

/** Every command by its name, in the order of the help. */
export const commands: Readonly<Record<string, Command>> = {
  export: exportCommand,
  show,
  outbox,
  copy,
  forget,
  unlock,
  revoke,
  purge,
  backup,
  restore,
  'rotate-secret': rotateSecretCommand,
  check,
};
