import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connectionLimits } from '../../server/http/connections/connectionLimits.ts';
import { makeConnections } from '../../server/http/connections/connections.ts';

/** Limits that a test reaches with a few connections. */
const limits = { ...connectionLimits, atOnce: 4, perAddress: 3, perNetwork: 3, refused: 1 };

const callerOf = (request: object) => (request as { caller?: string }).caller;

/** Gives each test of the file the counts of connections, without a network, and a clock that stands still. */
export function installConnections() {
  let now: number;
  let timedOut: Socket[];
  let areRefusalsRead: boolean;
  let connections: ReturnType<typeof makeConnections>;
  beforeEach(() => {
    now = 1_000_000;
    timedOut = [];
    areRefusalsRead = true;
    const refuse = (socket: Socket): void => {
      timedOut.push(socket);
      if (areRefusalsRead) socket.destroy();
    };
    connections = makeConnections({ now: () => now }, refuse, limits, callerOf);
  });

  /** Opens a connection from an address block. Its `state` is for a test to change and to read. */
  function open(block?: string, bytesRead = 0) {
    const events = new EventEmitter();
    const state = { bytesRead, destroyed: false };
    const close = (): void => {
      state.destroyed = true;
      events.emit('close');
    };
    const socket = Object.assign(events, { destroy: close, destroySoon: close }) as unknown as Socket;
    Object.defineProperty(socket, 'bytesRead', { get: () => state.bytesRead });
    connections.opened(socket, block);
    return { socket, state };
  }

  /** Begins a request; `caller` is the address block that a proxy names for it. */
  function ask(
    socket: Socket,
    { complete = true, readableLength = 0, caller = undefined as string | undefined } = {},
  ) {
    const request = { socket, complete, readableLength, readableHighWaterMark: 65_536, caller };
    const response = new EventEmitter();
    const accepted = connections.requested(
      request as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    );
    return { accepted, request, answer: () => void response.emit('close') };
  }

  /** Advances the clock in ticks and checks the connections at each, as the server's timer does. */
  function pass(milliseconds: number, eachTick = (): void => undefined): void {
    for (let passed = 0; passed < milliseconds; passed += limits.tick) {
      now += limits.tick;
      eachTick();
      connections.check();
    }
  }

  return {
    currentConnections: () => connections,
    /** The sockets that were refused because of a time-out, or because they gave way. */
    timedOut: () => timedOut,
    /** Advances the clock without a check of the connections. */
    wait: (milliseconds: number): void => {
      now += milliseconds;
    },
    /** From now on no client reads why its connection ends, so that it stays open. */
    leaveRefusalsUnread: (): void => {
      areRefusalsRead = false;
    },
    open,
    ask,
    pass,
  };
}
