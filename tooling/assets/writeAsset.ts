import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that the site's source imports, whole or not at all: jest makes drawings while a build may read them. One
 * that holds the same is left alone, so that whoever watches it has nothing to do.
 */
export async function writeAsset(file: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  const kept = await readFile(file).catch(() => null);
  if (kept?.equals(bytes)) return;
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
