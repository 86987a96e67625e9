import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;
/** Below this a compressed copy saves nothing after its headers. Bytes. */
const smallest = 512;

/** Above this the strongest setting of brotli takes seconds and gains 2 %: pdf.js and what the support team loads. Bytes. */
const largest = 240_000;

/**
 * The binary logarithm of how many bytes of a page brotli judges at a time, and the least there is: a page is styles, then
 * markup. Judged as one block, another hash in it moves its size more.
 */
const pageBlock = 16;

/** How a file of this name is compressed by brotli. */
export const brotliOptions = (content: Buffer, name: string): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(name.endsWith('.html') && { [constants.BROTLI_PARAM_LGBLOCK]: pageBlock }),
    ...(content.length > largest && {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1,
    }),
  },
});

const encodings = {
  br: (content: Buffer, name: string) => promisify(brotliCompress)(content, brotliOptions(content, name)),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

const defaultStore = path.join(import.meta.dirname, '../../.cache/compressed');

/** Makes a file unless it is there, whole or not at all, even if several builds do so at once. */
async function keep(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (await stat(file).catch(() => null)) return;
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
}

/**
 * Writes a gzip and a brotli sibling beside every text file of a folder, as small as can be. That takes seconds,
 * so `store` keeps them by the hash of what they hold; what this folder does not need is deleted there.
 */
export async function compressFolder(folder: string, store = defaultStore): Promise<void> {
  await mkdir(store, { recursive: true });
  const kept = await readdir(store);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  /** What is being made, by name: files that hold the same are compressed once. */
  const making = new Map<string, Promise<void>>();
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const content = await readFile(file);
      if (content.length < smallest) return;
      const hash = createHash('sha256').update(content).digest('hex');
      await Promise.all(
        Object.entries(encodings).map(async ([suffix, encode]) => {
          const name = `${hash}.${suffix}`;
          const made = making.get(name) ?? keep(path.join(store, name), () => encode(content, entry.name));
          making.set(name, made);
          await made;
          await copyFile(path.join(store, name), `${file}.${suffix}`);
        }),
      );
    }),
  );
  await Promise.all(
    kept.filter((name) => !making.has(name)).map((name) => rm(path.join(store, name), { force: true })),
  );
}
