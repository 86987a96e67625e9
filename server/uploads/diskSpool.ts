import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { readSize } from './spool.ts';
import type { Spool } from './spool.ts';

const prefix = 'upload-';

async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < bytes.byteLength;)
    written += (await handle.write(bytes, written, bytes.byteLength - written, position + written))
      .bytesWritten;
}

async function* readAll(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < size;) {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(readSize), 0, readSize, position);
    if (bytesRead === 0) throw new Error('A spooled file is shorter than what was written to it.');
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/**
 * A spool with files in `folder` that only this process can read: each is unlinked as soon as it is open, so that the
 * process leaves none behind however suddenly it ends. Windows keeps the name of an open file: there `remove` deletes
 * the file, and this function deletes what a killed process left.
 */
export async function makeDiskSpool(folder: string): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const left = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));

  return {
    async open() {
      const path = join(folder, prefix + randomUUID());
      const handle = await open(path, 'wx+', 0o600);
      const isUnnamed = await unlink(path).then(
        () => true,
        () => false,
      );
      let size = 0;
      let removed: Promise<void> | undefined;
      return {
        async write(bytes) {
          await writeAll(handle, bytes, size);
          size += bytes.byteLength;
        },
        chunks: () => readAll(handle, size),
        remove: () =>
          (removed ??= handle.close().then(() => (isUnnamed ? undefined : rm(path, { force: true })))),
      };
    },
  };
}
