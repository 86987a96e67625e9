import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';

/** A unique temporary path beside `target`, in the same folder, so that a rename moves no bytes. */
export const temporaryPathOf = (target: string): string => `${target}.part-${randomBytes(4).toString('hex')}`;

/** Syncs the entries of a folder to the disk, without which a new name may not survive a power cut. */
export function syncFolder(folder: string): void {
  // Windows cannot open a folder; its rename is durable enough by itself.
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

export type DurableFile = {
  /** Where to write the content, until `publish` is called. */
  descriptor: number;
  /** Gives the file its name when all of it is on the disk. `giveName` may do so by another call than a rename. */
  publish(giveName?: (temporary: string, target: string) => void): void;
  /** Closes the file and deletes what is left of it under its temporary name. To be called in any case. */
  discard(): void;
};

/**
 * Begins a file under a temporary name that only this user can read, so that neither a crash nor a full disk leaves half
 * a file under `target`.
 */
export function beginFile(target: string, temporary = temporaryPathOf(target)): DurableFile {
  const descriptor = openSync(temporary, 'wx', 0o600);
  let isOpen = true;
  function close(): void {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  }
  return {
    descriptor,
    publish(giveName = renameSync) {
      fsyncSync(descriptor);
      close();
      giveName(temporary, target);
      syncFolder(dirname(target));
    },
    discard() {
      close();
      rmSync(temporary, { force: true });
    },
  };
}
