import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connectionLimits.ts';
import type { Progress } from './progress.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse; receiving: Progress; since: number };
export type Connection = {
  socket: Socket;
  /** Address block; undefined for one that is not counted by address. */
  block: string | undefined;
  /** The /48 round a block of IPv6. */
  network: string | undefined;
  /** When it last became idle, or was opened. */
  since: number;
  refused: boolean;
  exchanges: Set<Exchange>;
  sending: Progress;
};

/** Node keeps it private; its own socket time-out reads the same two numbers. */
type Handle = { bytesWritten?: number; writeQueueSize?: number };

/**
 * Bytes the network has taken of what was written, and how many wait for it. The socket's public counters move only
 * once a whole chunk has left, which for a large one is too late.
 */
function sendingOf(socket: Socket): { delivered: number; waiting: number } {
  const { bytesWritten = 0, writeQueueSize = 0 } = (socket as { _handle?: Handle | null })._handle ?? {};
  return { delivered: bytesWritten - writeQueueSize, waiting: writeQueueSize };
}

export const isIdle = ({ exchanges, refused }: Connection): boolean => exchanges.size === 0 && !refused;

/**
 * Since when a body has been arriving, or an answer waiting for its reader, if that is longer than a window: slow enough
 * to give way to a newcomer when all places are taken. Counted for each request, because others may follow on its heels.
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
    // A full buffer means that it is us who do not read.
    const isRead = request.readableLength < request.readableHighWaterMark;
    return receiving.isStalled(now, socket.bytesRead, isRead);
  });
}
