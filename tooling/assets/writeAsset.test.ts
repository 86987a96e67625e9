import { mkdtemp, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAsset } from './writeAsset.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('reading a file while it is rewritten gives the whole old or the whole new content', async () => {
  const file = path.join(folder, 'art/kolam.json');
  const texts = ['old', 'new'].map((word) => word.repeat(2_000_000));
  await writeAsset(file, texts[0]!);
  const written = new AbortController();
  const writing = writeAsset(file, texts[1]!).finally(() => written.abort());
  while (!written.signal.aborted) expect(texts).toContain(await readFile(file, 'utf8'));
  await writing;
  expect(await readFile(file, 'utf8')).toBe(texts[1]);
  expect(await readdir(path.dirname(file))).toEqual(['kolam.json']);
});

test('a file with the same content is not written', async () => {
  const file = path.join(folder, 'kolam.json');
  await writeAsset(file, 'kolam');
  const old = new Date(2001, 0, 1);
  await utimes(file, old, old);
  await writeAsset(file, Buffer.from('kolam'));
  expect((await stat(file)).mtimeMs).toBe(old.getTime());
});
