import { mkdtemp, readFile, readdir, rm, utimes, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './compress.ts';

const text = (word: string) => `${word} `.repeat(200);

let folder: string;
let store: string;
const at = (name: string) => path.join(folder, name);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  store = await mkdtemp(path.join(tmpdir(), 'compressed-'));
});
afterEach(() => Promise.all([folder, store].map((place) => rm(place, { recursive: true }))));

test('a text file gets a sibling with the same content in both encodings', async () => {
  await writeFile(at('page.html'), text('kolam'));
  await writeFile(at('picture.png'), text('kolam'));
  await writeFile(at('short.txt'), 'kolam');
  await compressFolder(folder, store);
  expect((await readdir(folder)).toSorted()).toEqual(
    ['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'short.txt'].toSorted(),
  );
  expect(brotliDecompressSync(await readFile(at('page.html.br'))).toString()).toBe(text('kolam'));
  expect(gunzipSync(await readFile(at('page.html.gz'))).toString()).toBe(text('kolam'));
});

test('files with the same content are compressed once', async () => {
  const names = ['one.js', 'two.js', 'three.js', 'four.js'];
  for (const name of names) await writeFile(at(name), text('same'));
  await compressFolder(folder, store);
  expect(await readdir(store)).toHaveLength(2);
  for (const name of names)
    expect(gunzipSync(await readFile(at(`${name}.gz`))).toString()).toBe(text('same'));
});

test('an unchanged file is taken from the store, and a changed one is compressed again', async () => {
  await writeFile(at('same.html'), text('same'));
  await writeFile(at('page.html'), text('before'));
  await compressFolder(folder, store);
  const first = await readdir(store);
  const old = new Date(2001, 0, 1);
  for (const name of first) await utimes(path.join(store, name), old, old);

  await writeFile(at('page.html'), text('after'));
  await compressFolder(folder, store);
  expect(brotliDecompressSync(await readFile(at('page.html.br'))).toString()).toBe(text('after'));
  expect(brotliDecompressSync(await readFile(at('same.html.br'))).toString()).toBe(text('same'));
  const times = await Promise.all(
    (await readdir(store)).map(async (name) => (await stat(path.join(store, name))).mtimeMs),
  );
  // Two encodings of each of the two files: the changed page's former ones are deleted, so that the store does not grow.
  expect(times.filter((time) => time === old.getTime())).toHaveLength(2);
  expect(times).toHaveLength(4);
});
