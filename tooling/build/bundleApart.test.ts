import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('a bundle whose builder is gone writes nothing more', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const bundle = fork(path.join(__dirname, 'bundleApart.ts'), ['support', 'production', folder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  // What the system does with the channel of a process that was killed.
  bundle.disconnect();
  await once(bundle, 'exit');
  const written = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect(written).toEqual([]);
});
