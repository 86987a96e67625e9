import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Caller } from './callers.ts';
import type { ConnectionLimits } from './connectionLimits.ts';
import type { Progress } from './progress.ts';

export type Exchange = {
  connection: Connection;
  /** Whom it is counted for behind a proxy, where its connection carries many callers. */
  caller: Caller;
  request: IncomingMessage;
  response: ServerResponse;
  receiving: Progress;
  /** When its request arrived, and what the connection had received and delivered by then. */
  since: number;
  before: Traffic;
};
export type Connection = Caller & {
  socket: Socket;
  /** When it last became idle, or was opened. */
  since: number;
  refused: boolean;
  exchanges: Set<Exchange>;
  sending: Progress;
};

type Traffic = { received: number; delivered: number };

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

export const trafficOf = (socket: Socket): Traffic => ({
  received: socket.bytesRead,
  delivered: sendingOf(socket).delivered,
});

export const isIdle = ({ exchanges, refused }: Connection): boolean => exchanges.size === 0 && !refused;

/** While the read buffer is full it is the server that does not read, and the client is not to blame. */
const isRead = ({ readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  readableLength < readableHighWaterMark;

/**
 * The bytes a second at which the slowest exchange of the connection moves, of those that are slow; undefined if none
 * is. A connection with a slow exchange may be closed to make room for a new one. An exchange is slow when its body has
 * been arriving, or its response waiting for its reader, for longer than a window, or the body for `slowBody` below the
 * minimum rate. Time and bytes are counted per exchange, so that further requests on the same connection cannot reset
 * them.
 */
export function slowRateOf(
  { socket, exchanges }: Connection,
  now: number,
  { sendingWindow, receivingWindow, slowBody, minimumRate }: ConnectionLimits,
): number | undefined {
  const isDelivered = sendingOf(socket).waiting === 0;
  const { received, delivered } = trafficOf(socket);
  const rates = [...exchanges].flatMap(({ request, since, before }) => {
    const passed = now - since;
    const rateOf = (bytes: number): number => (1000 * bytes) / passed;
    if (request.complete)
      return !isDelivered && passed > sendingWindow ? [rateOf(delivered - before.delivered)] : [];
    const rate = rateOf(received - before.received);
    const isBehind = passed > slowBody && rate < minimumRate && isRead(request);
    return isBehind || passed > receivingWindow ? [rate] : [];
  });
  return rates.length > 0 ? Math.min(...rates) : undefined;
}

export const isSilent = (
  { socket, since }: Connection,
  now: number,
  { firstByte }: ConnectionLimits,
): boolean => socket.bytesRead === 0 && now - since >= firstByte;

/** Whether the first bytes may still be on their way: of two connections that open together one must not end the other. */
export const isJustOpened = (
  { socket, since }: Connection,
  now: number,
  { opening }: ConnectionLimits,
): boolean => socket.bytesRead === 0 && now - since < opening;

export const isIdleTooLong = (connection: Connection, now: number, { idle }: ConnectionLimits): boolean =>
  isIdle(connection) && now - connection.since >= idle;

/** Samples the responses and the bodies that arrive; `stalled` if any of them is. To be called regularly. */
export function sampleConnection(
  { socket, exchanges, sending }: Connection,
  now: number,
): 'moving' | 'stalled' {
  const { delivered, waiting } = sendingOf(socket);
  const verdicts = [
    sending.sample(now, delivered, waiting > 0),
    ...[...exchanges]
      .filter(({ request }) => !request.complete)
      .map(({ request, receiving }) => receiving.sample(now, socket.bytesRead, isRead(request))),
  ];
  return verdicts.includes('stalled') ? 'stalled' : 'moving';
}
