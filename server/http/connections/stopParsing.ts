import type { Socket } from 'node:net';

/** Node keeps all of it private: it pauses its parser in the same way while a socket cannot take more answers. */
type Parser = {
  pause?: () => void;
  onIncoming?: () => number;
  /** Under which number the parser finds what it tells of a piece of a body. */
  constructor: { kOnBody?: number };
  [event: number]: unknown;
};

/** What Node's parser is answered by the head of a request after which nothing more is HTTP, as after that of a tunnel. */
const noMoreRequests = 2;

/**
 * Leaves unread what a connection that is given up has sent. A pause counts from the next packet on: this one is parsed to its
 * end even when the socket is destroyed meanwhile. So the next head in it, of two thousand perhaps, has to be the last, and
 * of ten thousand pieces of a body nobody is told.
 */
export function stopParsing(socket: Socket): void {
  const { parser } = socket as { parser?: Parser | null };
  if (!parser) return;
  parser.pause?.();
  parser.onIncoming = () => noMoreRequests;
  const { kOnBody } = parser.constructor;
  const onBody = kOnBody === undefined ? undefined : parser[kOnBody];
  if (kOnBody === undefined || onBody === undefined) return;
  parser[kOnBody] = undefined;
  // A parser goes on to another connection, which does not begin within this event.
  socket.once('close', () => {
    parser[kOnBody] = onBody;
  });
}
