import type { Spool } from './spool.ts';

/** For tests, which upload little and have no folder. `waiting` counts the files not yet removed. */
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
