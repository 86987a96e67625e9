import type { Socket } from 'node:net';

/** Private parts of Node's HTTP parser. Node pauses it in the same way while a socket cannot take more responses. */
type Parser = {
  pause?: () => void;
  onIncoming?: () => number;
  /** The index at which the parser finds its callback for a piece of a body. */
  constructor: { kOnBody?: number };
  [event: number]: unknown;
};

/** What `onIncoming` returns for a request after which the connection no longer carries HTTP, such as CONNECT. */
const noMoreRequests = 2;

/**
 * Stops parsing what a connection that is being cut off has sent. Pausing takes effect with the next packet; the
 * current one is parsed to its end, even if the socket is destroyed meanwhile, and may hold two thousand requests or
 * ten thousand pieces of a body. So the next request head is made the last one, and pieces of a body are no longer
 * reported.
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
  // Node reuses the parser for another connection, but not before this event is over: the callback is back in time.
  socket.once('close', () => {
    parser[kOnBody] = onBody;
  });
}
