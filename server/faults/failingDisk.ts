import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from './scenario.ts';

const bytes = 64 * 1024 * 1024;

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * Mounts a disk with ext4 that `fail` makes read-only while files are open, as the system does after an error of the
 * disk; `mount` itself refuses to. @throws Error if this user may not mount one
 */
export function failingDisk({ folder, defer }: Pick<Context, 'folder' | 'defer'>) {
  const place = path.join(folder, 'disk');
  const image = path.join(folder, 'disk.img');
  mkdirSync(place);
  try {
    run('truncate', `--size=${bytes}`, image);
    run('mkfs.ext4', '-q', image);
    run('mount', '-o', 'loop,errors=remount-ro', image, place);
  } catch {
    throw new Error('a disk with ext4 cannot be mounted here: it takes the rights of root');
  }
  defer(() => run('umount', '-l', place));
  const device = path.basename(run('findmnt', '--noheadings', '--output', 'SOURCE', place));
  return {
    place,
    fail: () => writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1'),
  };
}
