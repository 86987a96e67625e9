import { brokenOff } from './httpError.ts';

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;
type Discarding = {
  /** Beyond this many bytes the connection is cut off. */
  bytes: number;
  /** Milliseconds after which the rest is left unread. */
  time: number;
  /** Called with the size of each chunk that arrives. */
  onReceived?: (bytes: number) => void;
};

/**
 * Reads and discards the rest of a body that was refused, because a browser shows no answer while it is still sending.
 * Both limits keep a sender from holding the connection for longer than that takes. After `time` the body is not
 * cancelled, which would destroy the connection before the answer is sent. @throws HttpError if the body breaks off
 */
export async function discardRest(reader: Reader, { bytes, time, onReceived }: Discarding): Promise<void> {
  let isLate = false;
  async function readOn(): Promise<void> {
    for (let left = bytes; left >= 0;) {
      const { done, value } = await reader.read().catch(() => {
        throw brokenOff();
      });
      if (done || isLate) return;
      onReceived?.(value.byteLength);
      left -= value.byteLength;
    }
    void reader.cancel().catch(() => undefined);
  }

  const late = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    isLate = true;
    late.resolve();
  }, time);
  // Once for all chunks: each race leaves a reaction to `late` behind, which would keep its chunk in memory.
  await Promise.race([readOn(), late.promise]).finally(() => clearTimeout(timer));
}
