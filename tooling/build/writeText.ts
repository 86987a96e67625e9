import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a text file of the site, and makes the folders in its path. */
export async function writeText(folder: string, file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}
