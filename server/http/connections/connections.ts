import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../../common/interfaces.ts';
import { isIdle, isIdleTooLong, isSilent, isStalled, slowSince } from './connection.ts';
import type { Connection } from './connection.ts';
import type { ConnectionLimits } from './connectionLimits.ts';
import { networkOf } from '../limits/clientAddress.ts';
import { makeProgress } from './progress.ts';

/** The connection with the earliest `sinceOf`, leaving out those for which it is undefined. */
function oldestOf(
  connections: readonly Connection[],
  sinceOf: (connection: Connection) => number | undefined,
): Connection | undefined {
  let oldest: Connection | undefined;
  let earliest = Infinity;
  for (const connection of connections) {
    const since = sinceOf(connection) ?? Infinity;
    if (since < earliest) [oldest, earliest] = [connection, since];
  }
  return oldest;
}

/** Responds with that status unless a response has begun, and closes the connection. */
type Refuse = (socket: Socket, status: 408 | 503) => void;

/**
 * Counts all connections and closes those that stall: a request whose body stops arriving, a response that nobody
 * reads, a socket that sends nothing. It judges by bytes a second, never by the duration of a request, and not while
 * the server itself holds a body up. When no place is free, the connection that has been idle longest is closed for a
 * new one; if none is idle, the slowest.
 */
export function makeConnections(clock: Clock, refuse: Refuse, limits: ConnectionLimits) {
  const all = new Map<Socket, Connection>();
  const refused = new Set<Connection>();
  /** Connections that were given up for a new one and are still being sent the reason, and since when. */
  const leaving = new Map<Socket, number>();
  let isClosing = false;

  function remove(connection: Connection): void {
    all.delete(connection.socket);
    refused.delete(connection);
  }

  /** Gives up one of these connections for a new one; false if none of them is idle or slow. */
  function makeRoom(connections: readonly Connection[]): boolean {
    const idle = oldestOf(connections, (connection) => (isIdle(connection) ? connection.since : undefined));
    const slow = idle
      ? undefined
      : oldestOf(connections, (connection) => slowSince(connection, clock.now(), limits));
    if (idle) idle.socket.destroy();
    else if (slow) {
      leaving.set(slow.socket, clock.now());
      slow.socket.once('close', () => leaving.delete(slow.socket));
      refuse(slow.socket, 408);
    } else return false;
    remove((idle ?? slow) as Connection);
    return true;
  }

  function hasRoomFor(caller: Pick<Connection, 'block' | 'network'>): boolean {
    const accepted = [...all.values()].filter((connection) => !connection.refused);
    const sharing = (which: keyof typeof caller) =>
      caller[which] === undefined ? [] : accepted.filter((connection) => connection[which] === caller[which]);
    const ofBlock = sharing('block');
    if (ofBlock.length >= limits.perAddress) return makeRoom(ofBlock);
    const ofNetwork = sharing('network');
    if (ofNetwork.length >= limits.perNetwork) return makeRoom(ofNetwork);
    return accepted.length < limits.atOnce || makeRoom(accepted);
  }

  /** Registers a new connection. `block` is undefined where many callers share an address, as behind a proxy. */
  function opened(socket: Socket, block: string | undefined): void {
    const network = block === undefined ? undefined : networkOf(block);
    const isRefused = !hasRoomFor({ block, network });
    if (isRefused && refused.size >= limits.refused) {
      socket.destroy();
      return;
    }
    const connection: Connection = {
      socket,
      block,
      network,
      since: clock.now(),
      refused: isRefused,
      exchanges: new Set(),
      sending: makeProgress(limits.sendingWindow, limits.minimumRate),
    };
    all.set(socket, connection);
    if (isRefused) refused.add(connection);
    socket.once('close', () => remove(connection));
  }

  /** Registers a request whose head has arrived. False if its connection found no free place. */
  function requested(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = all.get(request.socket);
    if (!connection || connection.refused) return false;
    const receiving = makeProgress(limits.receivingWindow, limits.minimumRate);
    receiving.isStalled(clock.now(), request.socket.bytesRead, true);
    const exchange = { request, response, receiving, since: clock.now() };
    connection.exchanges.add(exchange);
    response.once('close', () => {
      connection.exchanges.delete(exchange);
      connection.since = clock.now();
      if (isClosing && isIdle(connection)) connection.socket.destroySoon();
    });
    return true;
  }

  /** Checks every connection once; to be called every `limits.tick`. */
  function check(): void {
    const now = clock.now();
    // A client that does not read its refusal would stay connected for ever: connections in `leaving` are no longer
    // in `all`, which is checked below.
    for (const [socket, since] of leaving) if (now - since >= limits.tick) socket.destroy();
    for (const connection of all.values()) {
      const isRefusalOver = connection.refused && now - connection.since >= limits.tick;
      const isUnused = isSilent(connection, now, limits) || isIdleTooLong(connection, now, limits);
      // An unused connection is closed without a response: browsers open connections in advance, and open another when
      // one is closed.
      if (isRefusalOver || isUnused) connection.socket.destroy();
      else if (!connection.refused && isStalled(connection, now)) refuse(connection.socket, 408);
    }
  }

  return {
    opened,
    requested,
    check,
    /** The request that is answered next on this connection, and whether the response to any of them has begun. */
    underWay(socket: Socket): { request: IncomingMessage | undefined; isAnswered: boolean } {
      const exchanges = [...(all.get(socket)?.exchanges ?? [])];
      const isAnswered = exchanges.some(({ response }) => response.headersSent);
      return { request: exchanges[0]?.request, isAnswered };
    },
    /** Closes idle connections at once, and every other connection after its last response. */
    close(): void {
      isClosing = true;
      for (const connection of all.values()) if (isIdle(connection)) connection.socket.destroy();
    },
    /** Closes every connection at once; a request under way is answered with 503. */
    end(): void {
      for (const socket of leaving.keys()) socket.destroy();
      for (const connection of all.values())
        if (isIdle(connection)) connection.socket.destroy();
        else refuse(connection.socket, 503);
    },
    counts() {
      let [open, active] = [0, 0];
      for (const { exchanges } of all.values()) {
        open += 1;
        active += exchanges.size;
      }
      return { open, active };
    },
  };
}

export type Connections = ReturnType<typeof makeConnections>;
