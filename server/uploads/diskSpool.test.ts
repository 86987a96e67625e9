import { mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDiskSpool } from './diskSpool.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'spool-'));
  folder = join(parent, 'uploads');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('a file is read as it was written, any number of times, and may be removed twice', async () => {
  const spool = await makeDiskSpool(folder);
  const file = await spool.open();
  const bytes = new Uint8Array(600_000).map((_byte, index) => (index * 31) % 251);
  await file.write(bytes.subarray(0, 100));
  await file.write(bytes.subarray(100));
  for (let time = 0; time < 2; time += 1) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.chunks()) chunks.push(chunk);
    expect(chunks.every(({ byteLength }) => byteLength <= 256 * 1024)).toBe(true);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  }
  await Promise.all([file.remove(), file.remove()]);
  expect(await readdir(folder)).toEqual([]);
});

test('no other user of the computer can see what is uploaded', async () => {
  const spool = await makeDiskSpool(folder);
  const file = await spool.open();
  await file.write(new Uint8Array(10));
  expect((await stat(folder)).mode & 0o077).toBe(0);
  // An open file without a name; Windows keeps the name until it is closed.
  expect(await readdir(folder)).toHaveLength(process.platform === 'win32' ? 1 : 0);
  await file.remove();
});

test('files that a killed process left are deleted, and no others', async () => {
  await makeDiskSpool(folder);
  await writeFile(join(folder, 'upload-1'), 'x');
  await writeFile(join(folder, 'notes'), 'x');
  await makeDiskSpool(folder);
  expect(await readdir(folder)).toEqual(['notes']);
});

test('partial writes are continued to the end, and a file that became shorter is an error', async () => {
  const handle = await open(join(parent, 'any'), 'w');
  const handles = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const write: unknown = Reflect.get(handles, 'write');
  jest.spyOn(handles, 'write').mockImplementation(function partly(this: FileHandle, ...args: unknown[]) {
    const [bytes, offset, length, position] = args as [Uint8Array, number, number, number];
    return Reflect.apply(write as () => never, this, [bytes, offset, Math.min(length, 7), position]);
  });
  const file = await (await makeDiskSpool(folder)).open();
  const bytes = Uint8Array.from({ length: 100 }, (_byte, index) => index);
  await file.write(bytes.subarray(0, 50));
  await file.write(bytes.subarray(50));
  const read = async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of file.chunks()) chunks.push(chunk);
    return new Uint8Array(Buffer.concat(chunks));
  };
  expect(await read()).toEqual(bytes);
  jest.spyOn(handles, 'read').mockResolvedValueOnce({ bytesRead: 0, buffer: new Uint8Array(0) });
  await expect(read()).rejects.toThrow('A spooled file is shorter than what was written to it.');
  await file.remove();
});
