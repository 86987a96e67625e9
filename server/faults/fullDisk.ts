import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from './scenario.ts';

/** Mounts a disk of `bytes` in memory (tmpfs). @throws Error if this user may not mount one */
export function smallDisk({ folder, defer }: Pick<Context, 'folder' | 'defer'>, bytes: number) {
  const place = path.join(folder, 'disk');
  mkdirSync(place);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    throw new Error('a small disk cannot be mounted here: it takes the rights of root');
  }
  defer(() => execFileSync('umount', ['-l', place], { stdio: 'ignore' }));
  const ballast = path.join(place, 'ballast');
  return {
    place,
    /** Fills the disk up to `left` free bytes. */
    fill(left = 0): void {
      const { bavail, bsize } = statfsSync(place);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    free: () => rmSync(ballast, { force: true }),
  };
}
