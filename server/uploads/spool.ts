import { errorCodeOf } from '../common/errorCode.ts';

/** Bytes per read of a spooled file: the size of a piece in the database, so that one read makes one piece. */
export const readSize = 256 * 1024;

/** A file on its way into the database. It is written sequentially, then read any number of times. */
export type SpoolFile = {
  write(bytes: Uint8Array): Promise<void>;
  chunks(): AsyncIterable<Uint8Array>;
  /** Deletes the file; a second call does nothing. */
  remove(): Promise<void>;
};

/** Where uploads are kept until they are complete. Failures are the system's errors, such as ENOSPC. */
export type Spool = { open(): Promise<SpoolFile> };

/** A failure of the spool, as opposed to one of the sender of the file. */
export class SpoolError extends Error {
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The spool failed.', { cause });
    this.name = 'SpoolError';
    this.isFull = ['ENOSPC', 'EDQUOT'].includes(errorCodeOf(cause));
  }
}
