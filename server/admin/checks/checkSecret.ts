import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { previousSecretFile, secretFile } from '../../config/dataFiles.ts';
import { missingSecret, secretProblemOf } from '../../config/secret.ts';
import type { Values } from '../../config/variables.ts';
import { fail, ok, warn } from './checkResult.ts';
import type { CheckResult, Subject } from './checkResult.ts';

function checkSecretFile(folder: string, name: string): CheckResult[] {
  const path = join(folder, name);
  const problem = secretProblemOf(readFileSync(path, 'utf8').trim());
  if (problem) return [fail('secret', `${path} ${problem}.`)];
  const mode = statSync(path).mode & 0o777;
  // Windows has no such permission bits.
  return process.platform !== 'win32' && (mode & 0o077) !== 0
    ? [fail('secret', `${path} can be read by others (${mode.toString(8)}): chmod 600 it.`)]
    : [ok('secret', `${path} is strong and private`)];
}

function checkPreviousSecret({ SECRET_PREVIOUS, DATA_DIR }: Values): CheckResult[] {
  const path = join(DATA_DIR, previousSecretFile);
  if (!existsSync(path)) return [];
  return SECRET_PREVIOUS === ''
    ? checkSecretFile(DATA_DIR, previousSecretFile)
    : [warn('secret', `${path} is ignored, because SECRET_PREVIOUS is set in the environment.`)];
}

export function checkSecret({ values }: Subject): CheckResult[] {
  const { SECRET, DATA_DIR } = values;
  if (SECRET !== '') {
    const problem = secretProblemOf(SECRET);
    return [
      problem ? fail('secret', `SECRET ${problem}.`) : ok('secret', 'SECRET of the environment is strong'),
    ];
  }
  if (!existsSync(join(DATA_DIR, secretFile))) return [fail('secret', missingSecret(DATA_DIR))];
  return [...checkSecretFile(DATA_DIR, secretFile), ...checkPreviousSecret(values)];
}
