import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { smallDisk } from '../../fullDisk.ts';
import { oneEngine } from '../../scenario.ts';
import type { Context, Scenario } from '../../scenario.ts';
import { checkRefused, production, tryStart } from '../../starts.ts';

const bad: Record<string, string> = {
  'an empty secret': '',
  'a blank secret': '   \n',
  'a secret of 31 bytes': 'abcdefghijklmnopqrstuvwxyz01234',
  'a secret of one repeated byte': 'a'.repeat(64),
};
const MiB = 1024 * 1024;

async function run(context: Context): Promise<void> {
  const { check, folder } = context;
  const { SECRET: _given, ...settings } = production;
  for (const [at, [what, text]] of Object.entries(bad).entries()) {
    const data = path.join(folder, `data-${at}`);
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(path.join(data, 'secret'), text);
    await checkRefused(context, `${what} in the file`, { ...settings, DATA_DIR: data });
    if (text.trim() !== '')
      await checkRefused(context, `${what} in SECRET`, {
        ...settings,
        SECRET: text,
        DATA_DIR: path.join(folder, 'other'),
      });
  }

  const disk = smallDisk(context, 4 * MiB);
  const secret = path.join(disk.place, 'data', 'secret');
  disk.fill();
  const full = { ...settings, DATA_DIR: path.join(disk.place, 'data') };
  const first = await tryStart(context, full);
  check(
    'first start on a full disk: the server ends with a message',
    first.started ? 'started' : first.says.trim().slice(0, 80),
    !first.started,
  );
  const left = existsSync(secret) ? readFileSync(secret, 'utf8').length : 'none';
  check('full disk: no incomplete secret is left', `${left} bytes`, left === 'none' || left >= 32);
  disk.free();
  const second = await tryStart(context, full);
  const length = existsSync(secret) ? readFileSync(secret, 'utf8').trim().length : 0;
  check(
    'space freed: starts with a complete secret',
    `${second.started ? 'started' : 'refused'}, ${length} bytes`,
    second.started && length >= 32,
  );
}

/** The server must not start with an empty, weak or half-written secret. */
export const secretFile: Scenario = { limit: 60, engines: oneEngine, run };
