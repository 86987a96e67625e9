import type { Spool } from '../server/uploads/spool.ts';

/** A spool in memory, for tests. `waiting` counts the files that have not been removed. */
export function makeMemorySpool(): Spool & { waiting(): number } {
  const files = new Set<Uint8Array[]>();
  return {
    waiting: () => files.size,
    async open() {
      const chunks: Uint8Array[] = [];
      files.add(chunks);
      return {
        write: async (bytes) => void chunks.push(Uint8Array.from(bytes)),
        chunks: async function* read() {
          yield* chunks;
        },
        remove: async () => void files.delete(chunks),
      };
    },
  };
}
