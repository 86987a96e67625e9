import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

test('a bundle whose builder has ended writes no files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  const bundle = fork(path.join(__dirname, 'bundleApart.ts'), ['support', 'production', folder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  // The operating system closes the IPC channel of a killed process in the same way.
  bundle.disconnect();
  await once(bundle, 'exit');
  const written = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect(written).toEqual([]);
});
