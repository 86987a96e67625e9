/** Bytes per read of a spooled file; as long as a piece in the database, so that one read makes one piece. */
export const readSize = 256 * 1024;

/** One file on its way into the database. Writes follow each other; it is read, as often as needed, once it is whole. */
export type SpoolFile = {
  write(bytes: Uint8Array): Promise<void>;
  chunks(): AsyncIterable<Uint8Array>;
  /** Gives the room back; asked for twice it does nothing. */
  remove(): Promise<void>;
};

/** Where uploads wait until they are whole. What fails does so with the system's error, such as ENOSPC. */
export type Spool = { open(): Promise<SpoolFile> };

/** The spool failed, and not whoever sends the file. */
export class SpoolError extends Error {
  readonly isFull: boolean;

  constructor(cause: unknown) {
    super('The spool failed.', { cause });
    this.name = 'SpoolError';
    this.isFull = ['ENOSPC', 'EDQUOT'].includes((cause as { code?: string }).code ?? '');
  }
}
