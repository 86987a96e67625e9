import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { replacedPrefix } from '../../config/dataFiles.ts';
import { dayLength } from '../../store/times.ts';
import { fail, ok, warn } from './checkResult.ts';
import type { CheckResult, Subject } from './checkResult.ts';

const [MiB, GiB] = [1024 ** 2, 1024 ** 3];
const freeSpace = { warn: GiB, fail: 100 * MiB };
/** Milliseconds after which backups are deleted, as the privacy page promises. */
const longestKept = 30 * dayLength;

export async function checkDisk({ values: { DATA_DIR } }: Subject): Promise<CheckResult[]> {
  const { bavail, bsize } = await statfs(DATA_DIR);
  const free = bavail * bsize;
  const says = `${(free / GiB).toFixed(1)} GiB free at ${DATA_DIR}`;
  if (free < freeSpace.fail) return [fail('disk', `${says}.`)];
  return [free < freeSpace.warn ? warn('disk', `${says}.`) : ok('disk', says)];
}

/**
 * Warns of old folders in which `restore` put the replaced data: they hold as much as a backup, and nothing deletes
 * them.
 */
export async function checkReplaced({ values: { DATA_DIR }, now }: Subject): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const name of await readdir(DATA_DIR)) {
    const path = join(DATA_DIR, name);
    if (!name.startsWith(replacedPrefix) || now - (await stat(path)).mtimeMs < longestKept) continue;
    results.push(
      warn(
        'replaced',
        `${path} has kept the files that a restore replaced for more than 30 days: delete it.`,
      ),
    );
  }
  return results;
}
