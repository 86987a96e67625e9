/**
 * The body of a request whose sender stops after the first bytes. `isRead` resolves when the server has read these and
 * pulls again; with `feed` the test sends more, closes the body or aborts it.
 */
export function stalledBody(first: string) {
  const isRead = Promise.withResolvers<void>();
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  let asked = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        feed = controller;
      },
      pull() {
        asked += 1;
        if (asked === 1) feed.enqueue(new TextEncoder().encode(first));
        else isRead.resolve();
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, feed, isRead: isRead.promise };
}
