import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connectionLimits.ts';
import type { Progress } from './progress.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse; receiving: Progress; since: number };
export type Connection = {
  socket: Socket;
  /** The caller's address block; undefined for a connection that is not counted by address. */
  block: string | undefined;
  /** The /48 network that contains an IPv6 block; undefined for any other block. */
  network: string | undefined;
  /** When it last became idle, or was opened. */
  since: number;
  refused: boolean;
  exchanges: Set<Exchange>;
  sending: Progress;
};

/** A private part of Node's sockets, whose own time-out reads the same two numbers. */
type Handle = { bytesWritten?: number; writeQueueSize?: number };

/**
 * Of the bytes written to the socket: how many the network has taken, and how many still wait. The socket's public
 * counters move only once a whole chunk has left, which is too late for a large one.
 */
function sendingOf(socket: Socket): { delivered: number; waiting: number } {
  const { bytesWritten = 0, writeQueueSize = 0 } = (socket as { _handle?: Handle | null })._handle ?? {};
  return { delivered: bytesWritten - writeQueueSize, waiting: writeQueueSize };
}

export const isIdle = ({ exchanges, refused }: Connection): boolean => exchanges.size === 0 && !refused;

/**
 * Returns when the oldest slow request of the connection arrived; undefined if none is slow. A request is slow when its
 * body has been arriving, or its response waiting for its reader, for longer than a window; its connection may then be
 * closed to make room for a new one. The time is kept per request, so that further requests on the same connection
 * cannot reset it.
 */
export function slowSince(
  { socket, exchanges }: Connection,
  now: number,
  { sendingWindow, receivingWindow }: ConnectionLimits,
): number | undefined {
  const isRead = sendingOf(socket).waiting === 0;
  const slow = [...exchanges].filter(({ request, since }) =>
    request.complete ? !isRead && now - since > sendingWindow : now - since > receivingWindow,
  );
  return slow.length > 0 ? Math.min(...slow.map(({ since }) => since)) : undefined;
}

export const isSilent = (
  { socket, since }: Connection,
  now: number,
  { firstByte }: ConnectionLimits,
): boolean => socket.bytesRead === 0 && now - since >= firstByte;

export const isIdleTooLong = (connection: Connection, now: number, { idle }: ConnectionLimits): boolean =>
  isIdle(connection) && now - connection.since >= idle;

export function isStalled({ socket, exchanges, sending }: Connection, now: number): boolean {
  const { delivered, waiting } = sendingOf(socket);
  if (sending.isStalled(now, delivered, waiting > 0)) return true;
  return [...exchanges].some(({ request, receiving }) => {
    if (request.complete) return false;
    // While the read buffer is full it is the server that does not read, and the client is not to blame.
    const isRead = request.readableLength < request.readableHighWaterMark;
    return receiving.isStalled(now, socket.bytesRead, isRead);
  });
}
