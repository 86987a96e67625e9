import type { Socket } from 'node:net';

/** Node keeps it private: it pauses its parser in the same way while a socket cannot take more answers. */
type Parsed = { parser?: { pause?: () => void; onIncoming?: () => number } | null };

/** What Node's parser is answered by the head of a request after which nothing more is HTTP, as after that of a tunnel. */
const noMoreRequests = 2;

/**
 * Leaves unread what a connection that is given up has sent. A pause counts from the next packet on: this one is parsed to its
 * end even when the socket is destroyed meanwhile, so the next head in it, of two thousand perhaps, has to be the last.
 */
export function stopParsing(socket: Socket): void {
  const { parser } = socket as Parsed;
  if (!parser) return;
  parser.pause?.();
  parser.onIncoming = () => noMoreRequests;
}
