import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../config/config.ts';

/** Names in the folder of data. */
export const secretFile = 'secret';
export const previousSecretFile = 'secret-previous';

/** The secret before the present one, if there was one: from the environment, else from its file. */
export function previousSecretOf(env: Environment, folder: string): string | undefined {
  const given = env.SECRET_PREVIOUS?.trim();
  if (given) return given;
  const path = join(folder, previousSecretFile);
  return existsSync(path) ? readFileSync(path, 'utf8').trim() || undefined : undefined;
}
