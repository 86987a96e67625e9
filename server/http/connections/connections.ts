import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock } from '../../common/interfaces.ts';
import {
  isIdle,
  isIdleTooLong,
  isJustOpened,
  isSilent,
  sampleConnection,
  slowRateOf,
  trafficOf,
} from './connection.ts';
import type { Connection, Exchange } from './connection.ts';
import { callerOfBlock, makeCallerGroups } from './callers.ts';
import type { Caller, CallerGroups } from './callers.ts';
import type { ConnectionLimits } from './connectionLimits.ts';
import { makeProgress } from './progress.ts';

/** The connection with the least `valueOf`, leaving out those for which it is undefined. */
function leastOf(
  connections: readonly Connection[],
  valueOf: (connection: Connection) => number | undefined,
): Connection | undefined {
  let least: Connection | undefined;
  let lowest = Infinity;
  for (const connection of connections) {
    const value = valueOf(connection) ?? Infinity;
    if (value < lowest) [least, lowest] = [connection, value];
  }
  return least;
}

/** Responds with that status unless a response has begun, and closes the connection. */
type Refuse = (socket: Socket, status: 408 | 503) => void;

/**
 * Counts all connections and closes those that stall: a request whose body stops arriving, a response that nobody
 * reads, a socket that sends nothing. It judges by bytes a second, never by the duration of a request, and not while
 * the server itself holds a body up. When no place is free, the connection that has been idle longest is closed for a
 * new one; if none is idle, the slowest.
 *
 * Behind a proxy connections are not counted by address. `requestBlockOf` then tells the address block of a request's
 * caller, who may have no more requests under way than it may have connections otherwise.
 */
export function makeConnections(
  clock: Clock,
  refuse: Refuse,
  limits: ConnectionLimits,
  requestBlockOf: (request: IncomingMessage) => string | undefined = () => undefined,
) {
  const all = new Map<Socket, Connection>();
  /** The connections of each caller; those that were refused do not count. */
  const connectionsOf = makeCallerGroups<Connection>();
  /** The exchanges under way of each caller behind a proxy. */
  const exchangesOf = makeCallerGroups<Exchange>();
  const refused = new Set<Connection>();
  /** Connections that were given up for a new one and are still being sent the reason, and since when. */
  const leaving = new Map<Socket, number>();
  let isClosing = false;

  function remove(connection: Connection): void {
    all.delete(connection.socket);
    refused.delete(connection);
    connectionsOf.remove(connection, connection);
    for (const exchange of connection.exchanges) exchangesOf.remove(exchange.caller, exchange);
  }

  /** Gives up one of these connections for a new one; false if none of them is idle or slow. */
  function makeRoom(connections: readonly Connection[]): boolean {
    const now = clock.now();
    const idle = leastOf(connections, (connection) =>
      isIdle(connection) && !isJustOpened(connection, now, limits) ? connection.since : undefined,
    );
    const leaver = idle ?? leastOf(connections, (connection) => slowRateOf(connection, now, limits));
    if (!leaver) return false;
    const { socket } = leaver;
    if (idle) socket.destroy();
    else {
      leaving.set(socket, now);
      socket.once('close', () => leaving.delete(socket));
      refuse(socket, 408);
    }
    remove(leaver);
    return true;
  }

  /** Whether a caller may have one more of these. One of its own connections may have to give way. */
  function mayHaveMore<Member>(
    groups: CallerGroups<Member>,
    { block, network }: Caller,
    connectionOf: (member: Member) => Connection,
  ): boolean {
    const ofBlock = groups.of(block);
    if (ofBlock.size >= limits.perAddress) return makeRoom(Array.from(ofBlock, connectionOf));
    const ofNetwork = groups.of(network);
    return ofNetwork.size < limits.perNetwork || makeRoom(Array.from(ofNetwork, connectionOf));
  }

  function hasRoomFor(caller: Caller): boolean {
    if (!mayHaveMore(connectionsOf, caller, (connection) => connection)) return false;
    if (all.size - refused.size < limits.atOnce) return true;
    return makeRoom([...all.values()].filter((connection) => !connection.refused));
  }

  /** Registers a new connection. `block` is undefined where many callers share an address, as behind a proxy. */
  function opened(socket: Socket, block: string | undefined): void {
    const caller = callerOfBlock(block);
    const isRefused = !hasRoomFor(caller);
    if (isRefused && refused.size >= limits.refused) {
      socket.destroy();
      return;
    }
    const connection: Connection = {
      ...caller,
      socket,
      since: clock.now(),
      refused: isRefused,
      exchanges: new Set(),
      sending: makeProgress(limits.sendingWindow, limits.minimumRate),
    };
    all.set(socket, connection);
    if (isRefused) refused.add(connection);
    else connectionsOf.add(caller, connection);
    socket.once('close', () => remove(connection));
  }

  /** Registers a request whose head has arrived. False if its connection or its caller found no free place. */
  function requested(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = all.get(request.socket);
    if (!connection || connection.refused) return false;
    const caller = callerOfBlock(requestBlockOf(request));
    if (!mayHaveMore(exchangesOf, caller, (exchange) => exchange.connection)) return false;
    const receiving = makeProgress(limits.receivingWindow, limits.minimumRate);
    receiving.sample(clock.now(), request.socket.bytesRead, true);
    const before = trafficOf(request.socket);
    const exchange = { connection, caller, request, response, receiving, since: clock.now(), before };
    connection.exchanges.add(exchange);
    exchangesOf.add(caller, exchange);
    response.once('close', () => {
      connection.exchanges.delete(exchange);
      exchangesOf.remove(caller, exchange);
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
      else if (!connection.refused && sampleConnection(connection, now) === 'stalled')
        refuse(connection.socket, 408);
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
