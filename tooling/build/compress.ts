import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import { supportFolder } from './supportFolder.ts';

const compressible = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;
/** Bytes. Below this size the headers of a response outweigh what a compressed copy saves. */
const smallest = 512;

/** Bytes. Only pdf.js is larger among the files for visitors. */
const largest = 240_000;

/**
 * Whether brotli's second quality is enough. The best one takes more than twice the time and gains 2 %, which is not worth
 * its seconds for pdf.js and for what only the support team loads.
 */
const isQuick = (size: number, name: string) => size > largest || name.startsWith(supportFolder);

/**
 * Binary logarithm of brotli's input block size for pages, in bytes; 16 is the smallest that brotli accepts. A page is
 * styles followed by markup: if brotli takes both as one block, a changed hash in the page alters its compressed size more.
 */
const pageBlock = 16;

/** Brotli's options for a file by its content and its path within the site. */
export const brotliOptions = (content: Buffer, name: string): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(name.endsWith('.html') && { [constants.BROTLI_PARAM_LGBLOCK]: pageBlock }),
    ...(isQuick(content.length, name) && {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1,
    }),
  },
});

const encodings = {
  br: (content: Buffer, name: string) => promisify(brotliCompress)(content, brotliOptions(content, name)),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

const defaultStore = path.join(import.meta.dirname, '../../.cache/compressed');

/**
 * Makes a file unless it exists. It is written under another name and then renamed, so that a build that was killed leaves
 * no half of it for the next one.
 */
async function keep(file: string, make: () => Promise<Buffer>): Promise<void> {
  if (await stat(file).catch(() => null)) return;
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await make());
  await rename(unfinished, file);
}

/**
 * Writes a gzip and a brotli sibling beside every text file of a folder, at high compression levels. That takes seconds,
 * so `store` keeps the results by the hash of the uncompressed content; results that this folder does not need are
 * deleted from the store.
 */
export async function compressFolder(folder: string, store = defaultStore): Promise<void> {
  await mkdir(store, { recursive: true });
  const kept = await readdir(store);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  /** Running compressions by name in the store, so that files with the same content are compressed once. */
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
          const made =
            making.get(name) ??
            keep(path.join(store, name), () => encode(content, path.relative(folder, file)));
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
