import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { connectionLimits, connectionLimitsFor } from './connectionLimits.ts';
import { makeConnections } from './connections.ts';

const limits = { ...connectionLimits, atOnce: 4, perAddress: 3, perNetwork: 3, refused: 1 };
const callerOf = (request: object) => (request as { caller?: string }).caller;
let now: number;
let timedOut: Socket[];
let connections: ReturnType<typeof makeConnections>;
beforeEach(() => {
  now = 1_000_000;
  timedOut = [];
  const refuse = (socket: Socket): void => {
    timedOut.push(socket);
    socket.destroy();
  };
  connections = makeConnections({ now: () => now }, refuse, limits, callerOf);
});

function open(block?: string, bytesRead = 0) {
  const events = new EventEmitter();
  const state = { bytesRead, destroyed: false };
  const close = (): void => {
    state.destroyed = true;
    events.emit('close');
  };
  const socket = Object.assign(events, {
    get bytesRead() {
      return state.bytesRead;
    },
    destroy: close,
    destroySoon: close,
  }) as unknown as Socket;
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

describe('a connection', () => {
  test('a connection that sends nothing is closed after a few seconds', () => {
    const { state } = open();
    pass(4000);
    expect(state.destroyed).toBe(false);
    pass(2000);
    expect(state.destroyed).toBe(true);
  });

  test('a connection that was used may stay idle until Node itself closes it', () => {
    const { socket, state } = open('a', 100);
    ask(socket).answer();
    pass(70_000);
    expect(state.destroyed).toBe(false);
  });

  test('a connection that sends nothing but blank lines after its answer is closed all the same', () => {
    const { socket, state } = open('a', 100);
    ask(socket).answer();
    pass(88_000, () => (state.bytesRead += 2));
    expect(state.destroyed).toBe(false);
    pass(2000, () => (state.bytesRead += 2));
    expect(state.destroyed).toBe(true);
    expect(timedOut).toEqual([]);
  });

  test('a request whose body arrives slowly but steadily may take hours', () => {
    const { socket, state } = open('a', 100);
    ask(socket, { complete: false });
    pass(3_600_000, () => (state.bytesRead += 2100));
    expect(timedOut).toEqual([]);
  });

  test('a request whose body stops arriving is timed out', () => {
    const { socket, state } = open('a', 100);
    ask(socket, { complete: false });
    pass(20_000, () => (state.bytesRead += 2));
    expect(timedOut).toEqual([socket]);
  });

  test('a request whose body the server does not read is not timed out', () => {
    const { socket } = open('a', 100);
    ask(socket, { complete: false, readableLength: 65_536 });
    pass(600_000);
    expect(timedOut).toEqual([]);
  });

  test('a request whose answer takes long to make is left alone', () => {
    const { socket } = open('a', 100);
    ask(socket);
    pass(600_000);
    expect(timedOut).toEqual([]);
  });
});

describe('when there is no room', () => {
  const busy = (block: string) => {
    const opened = open(block, 100);
    return { ...opened, ...ask(opened.socket) };
  };

  test('the longest idle connection of a network address gives way when there is no room for that address', () => {
    const [other, first] = [open('b', 100), open('a', 100)];
    const asked = ask(first.socket);
    now += 5;
    const second = open('a', 100);
    now += 5;
    asked.answer();
    open('a');
    open('a');
    expect([first, second, other].map(({ state }) => state.destroyed)).toEqual([false, true, false]);
  });

  test('an idle connection of an IPv6 network gives way when there is no room for it, however many blocks it uses, or a new one is refused', () => {
    const other = open('2001:db8:2:1::/64', 100);
    const idle = open('2001:db8:1:1::/64', 100);
    for (const block of ['2001:db8:1:2::/64', '2001:db8:1:3::/64', '2001:db8:1:4::/64'])
      expect(busy(block).accepted).toBe(true);
    expect([idle, other].map(({ state }) => state.destroyed)).toEqual([true, false]);
    expect(busy('2001:db8:1:5::/64').accepted).toBe(false);
    expect(busy('2001:db8:3:1::/64').accepted).toBe(true);
  });

  test.each([
    [1000, 250, 500],
    [400, 200, 200],
    [11, 6, 6],
  ])(
    '%i places are shared so that no address has more than %i, and no network more than %i',
    (atOnce, perAddress, perNetwork) => {
      expect(connectionLimitsFor(atOnce)).toMatchObject({ atOnce, perAddress, perNetwork });
    },
  );

  test('the longest idle connection gives way when there is no room in all, whatever its network address', () => {
    const idle = open('b', 100);
    for (const block of ['a', 'a', 'a']) busy(block);
    const { accepted } = busy('c');
    expect([idle.state.destroyed, accepted]).toEqual([true, true]);
  });

  test('a connection that was just opened does not give way before its first bytes can arrive', () => {
    const opened = open('b');
    for (const block of ['a', 'a', 'a']) busy(block);
    expect(busy('c').accepted).toBe(false);
    now += 500;
    expect(busy('d').accepted).toBe(true);
    expect(opened.state.destroyed).toBe(true);
  });

  test('the slowest body gives way when there is no room and nobody is idle', () => {
    const slow = open('b', 100);
    ask(slow.socket, { complete: false });
    for (const block of ['a', 'a', 'a']) busy(block);
    expect(busy('c').accepted).toBe(false);
    now += 30_000;
    expect(busy('d').accepted).toBe(true);
    expect(timedOut).toEqual([slow.socket]);
  });

  test('the answer that has waited longest for its reader gives way when there is no room and nobody is idle', () => {
    const reader = open('b', 100);
    Object.assign(reader.socket, { _handle: { bytesWritten: 70_000, writeQueueSize: 60_000 } });
    ask(reader.socket);
    for (const block of ['a', 'a', 'a']) busy(block);
    now += 29_000;
    // A further request on the same connection does not reset its time.
    ask(reader.socket);
    expect(busy('c').accepted).toBe(false);
    now += 2_000;
    expect(busy('d').accepted).toBe(true);
    expect(timedOut).toEqual([reader.socket]);
  });

  test('one new connection is answered that the server is busy when all are at work, and more are cut off', () => {
    const [first] = ['a', 'a', 'a', 'b'].map(busy);
    const refused = open('c', 100);
    expect(ask(refused.socket).accepted).toBe(false);
    expect(open('d').state.destroyed).toBe(true);
    expect(connections.counts()).toEqual({ open: 5, active: 4 });
    now += 1000;
    connections.check();
    expect(refused.state.destroyed).toBe(false);
    // A refused connection does not take one of the places.
    first?.socket.destroy();
    expect(ask(first!.socket).accepted).toBe(false);
    expect(busy('e').accepted).toBe(true);
    pass(2000);
    expect(refused.state.destroyed).toBe(true);
    expect(connections.counts()).toEqual({ open: 4, active: 4 });
    // The place for a refused connection is free again.
    expect(open('f', 100).state.destroyed).toBe(false);
  });

  /** Takes all places and opens one more, for which the slowest connection is given up; its client does not read. */
  const giveWay = () => {
    connections = makeConnections({ now: () => now }, (socket) => void timedOut.push(socket), limits);
    const slow = open('b', 100);
    ask(slow.socket, { complete: false });
    for (const block of ['a', 'a', 'a']) busy(block);
    now += 30_000;
    expect(busy('d').accepted).toBe(true);
    expect([timedOut, slow.state.destroyed]).toEqual([[slow.socket], false]);
    return slow;
  };

  test('a place that is given away is free at once, though its connection closes later', () => {
    giveWay();
    expect(connections.counts()).toEqual({ open: 4, active: 4 });
  });

  test('a connection that gave way and has closed is forgotten', () => {
    const slow = giveWay();
    slow.socket.destroy();
    const destroy = jest.spyOn(slow.socket, 'destroy');
    pass(60_000);
    connections.end();
    expect(destroy).not.toHaveBeenCalled();
  });

  test.each([
    ['soon', () => pass(2000)],
    ['when the server ends', () => connections.end()],
  ])('a connection that gave way and whose client does not read the reason is cut off %s', (_when, goOn) => {
    const slow = giveWay();
    goOn();
    expect(slow.state.destroyed).toBe(true);
  });

  test('no connection gives way when all wait for answers that are still being made', () => {
    for (const block of ['a', 'a', 'a', 'b']) busy(block);
    now += 600_000;
    expect(busy('c').accepted).toBe(false);
    expect(timedOut).toEqual([]);
  });

  test('a refused connection still gets its response when the server ends', () => {
    for (const block of ['a', 'a', 'a', 'b']) busy(block);
    const refused = open('c', 100);
    connections.close();
    expect(refused.state.destroyed).toBe(false);
    connections.end();
    expect(timedOut).toContain(refused.socket);
  });

  test('a body below the minimum rate gives way much sooner than it is ended, and the slowest of them first', () => {
    const [slow, slower] = [open('b', 100), open('c', 100)];
    for (const { socket } of [slow, slower]) ask(socket, { complete: false });
    for (const block of ['a', 'a']) busy(block);
    now += 5000;
    expect(busy('d').accepted).toBe(false);
    now += 1000;
    [slow.state.bytesRead, slower.state.bytesRead] = [300, 200];
    expect(busy('d').accepted).toBe(true);
    expect(timedOut).toEqual([slower.socket]);
  });

  test('a body at the minimum rate, and one that the server does not read, give way later', () => {
    const [steady, unread] = [open('b', 100), open('c', 100)];
    ask(steady.socket, { complete: false });
    ask(unread.socket, { complete: false, readableLength: 65_536 });
    for (const block of ['a', 'a']) busy(block);
    now += 10_000;
    steady.state.bytesRead += 10 * 1024;
    expect(busy('d').accepted).toBe(false);
    now += 10_001;
    steady.state.bytesRead += 50 * 1024;
    expect(busy('d').accepted).toBe(true);
    expect(timedOut).toEqual([unread.socket]);
  });
});

describe('behind a proxy', () => {
  /** A request of that caller, on a connection of its own. */
  const askFor = (caller: string | undefined, complete = true) => {
    const opened = open(undefined, 100);
    return { ...opened, ...ask(opened.socket, { caller, complete }) };
  };

  test('connections are not counted by its address', () => {
    for (let count = 0; count < 4; count += 1) expect(askFor(undefined).accepted).toBe(true);
    expect(connections.counts()).toEqual({ open: 4, active: 4 });
  });

  test('one caller may have so many requests under way', () => {
    const [first] = ['a', 'a', 'a'].map((caller) => askFor(caller));
    const refused = askFor('a');
    expect(refused.accepted).toBe(false);
    refused.socket.destroy();
    const other = askFor('b');
    expect(other.accepted).toBe(true);
    other.socket.destroy();
    first?.answer();
    // On the same connection, as of a proxy that keeps it open.
    expect(ask(first!.socket, { caller: 'a' }).accepted).toBe(true);
    expect(first?.state.destroyed).toBe(false);
    expect(ask(first!.socket, { caller: 'a' }).accepted).toBe(false);
  });

  test('a request whose connection has closed is no longer under way', () => {
    const all = ['a', 'a', 'a'].map((caller) => askFor(caller));
    all[0]?.socket.destroy();
    expect([askFor('a').accepted, askFor('a').accepted]).toEqual([true, false]);
  });

  test('an IPv6 network may have so many under way, however many blocks it uses', () => {
    for (const block of ['1', '2', '3']) expect(askFor(`2001:db8:1:${block}::/64`).accepted).toBe(true);
    const refused = askFor('2001:db8:1:4::/64');
    expect(refused.accepted).toBe(false);
    refused.socket.destroy();
    expect(askFor('2001:db8:2:1::/64').accepted).toBe(true);
  });

  test('a slow body of the caller gives way to its next request, and one of another does not', () => {
    const other = askFor('b', false);
    const slow = askFor('a', false);
    for (const caller of ['a', 'a']) askFor(caller);
    now += 6000;
    other.state.bytesRead += 1;
    slow.state.bytesRead += 100;
    expect(ask(other.socket, { caller: 'a' }).accepted).toBe(true);
    expect(timedOut).toEqual([slow.socket]);
  });
});

test('closing ends idle connections at once and the others after their last response', () => {
  const [idle, active] = [open('a'), open('a', 100)];
  const [first, second] = [ask(active.socket), ask(active.socket)];
  connections.close();
  expect([idle.state.destroyed, active.state.destroyed]).toEqual([true, false]);
  first.answer();
  expect(active.state.destroyed).toBe(false);
  second.answer();
  expect(active.state.destroyed).toBe(true);
});
