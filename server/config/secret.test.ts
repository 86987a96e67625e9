import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './configError.ts';
import { loadOrCreateSecret, loadPreviousSecret, rotateSecret } from './secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = () => readdirSync(folder).toSorted();
const noSpace = () => {
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
};

test('the secret is created once, from 32 random bytes, and only this user can read it', () => {
  const secret = loadOrCreateSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(loadOrCreateSecret(folder)).toBe(secret);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
  expect(inFolder()).toEqual(['secret']);
});

test('file and folder are synced before the secret is used', () => {
  const synced = jest.spyOn(fs, 'fsyncSync');
  loadOrCreateSecret(folder);
  expect(synced).toHaveBeenCalledTimes(2);
});

test.each(['writeFileSync', 'fsyncSync', 'linkSync'] as const)(
  'a full disk is an error of one sentence and leaves no file behind, and the next start succeeds (%s)',
  (step) => {
    const full = jest.spyOn(fs, step).mockImplementation(noSpace);
    expect(() => loadOrCreateSecret(folder)).toThrow(ConfigError);
    expect(() => loadOrCreateSecret(folder)).toThrow(/^DATA_DIR: “.*” cannot be written: ENOSPC.*\.$/);
    expect(inFolder()).toEqual([]);
    full.mockRestore();
    expect(loadOrCreateSecret(folder)).toHaveLength(43);
  },
);

test('a secret that another process creates at the same moment is used, not replaced', () => {
  const other = 'the secret of the other process, long enough';
  const link = fs.linkSync.bind(fs);
  jest.spyOn(fs, 'linkSync').mockImplementation((from, to) => {
    writeFileSync(to, other);
    link(from, to);
  });
  expect(loadOrCreateSecret(folder)).toBe(other);
  expect(inFolder()).toEqual(['secret']);
});

test('processes that start for the first time at once agree on one secret', async () => {
  const program = `import { loadOrCreateSecret } from ${JSON.stringify(join(process.cwd(), 'server/config/secret.ts'))};
    process.stdout.write(loadOrCreateSecret(process.argv[1]));`;
  const secrets = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder]);
      let secret = '';
      child.stdout.on('data', (chunk: Buffer) => (secret += chunk.toString()));
      await once(child, 'close');
      return secret;
    }),
  );
  expect(secrets).toEqual(Array(3).fill(readFileSync(join(folder, 'secret'), 'utf8')));
});

test.each([
  ['', 'must have at least 32 bytes'],
  ['short', 'must have at least 32 bytes'],
  [' \n'.repeat(40), 'must have at least 32 bytes'],
  ['\0'.repeat(43), 'must have at least 6 different characters'],
  ['abab'.repeat(16), 'must have at least 6 different characters'],
])('a file with the secret %j stops the start and says what to do', (content, problem) => {
  writeFileSync(join(folder, 'secret'), content);
  expect(() => loadOrCreateSecret(folder)).toThrow(
    new ConfigError(
      `DATA_DIR: the secret in “${join(folder, 'secret')}” ${problem}: restore it from a backup, or delete the file. Then a new one is created, and all logins and links become invalid.`,
    ),
  );
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(content);
});

test('a rotation keeps the old secret as the previous one', () => {
  const first = loadOrCreateSecret(folder);
  expect(loadPreviousSecret(folder)).toBe('');
  rotateSecret(folder);
  const second = loadOrCreateSecret(folder);
  expect(second).not.toBe(first);
  expect(loadPreviousSecret(folder)).toBe(first);
  expect(inFolder()).toEqual(['secret', 'secret-previous']);
  expect(statSync(join(folder, 'secret-previous')).mode & 0o777).toBe(0o600);
});

test('a rotation that fails half-way loses no secret', () => {
  const first = loadOrCreateSecret(folder);
  const rename = fs.renameSync.bind(fs);
  jest
    .spyOn(fs, 'renameSync')
    .mockImplementationOnce((from, to) => rename(from, to))
    .mockImplementation(noSpace);
  expect(() => rotateSecret(folder)).toThrow(ConfigError);
  expect(loadOrCreateSecret(folder)).toBe(first);
  expect(loadPreviousSecret(folder)).toBe(first);
});
