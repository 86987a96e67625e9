import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file that the site's source imports. It is renamed into place when it is complete, because Jest makes drawings
 * while a build may read them. A file with the same content is not touched, so that file watchers see no change.
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
