import { installConnections } from '../../../mocks/http/connectionSteps.ts';
import { connectionLimitsFor } from './connectionLimits.ts';

const { currentConnections, timedOut, wait, open, ask, pass, leaveRefusalsUnread } = installConnections();

describe('when there is no room', () => {
  const busy = (block: string) => {
    const opened = open(block, 100);
    return { ...opened, ...ask(opened.socket) };
  };

  test('the longest idle connection of a network address gives way when there is no room for that address', () => {
    const [other, first] = [open('b', 100), open('a', 100)];
    const asked = ask(first.socket);
    wait(5);
    const second = open('a', 100);
    wait(5);
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

  test('a connection that was refused takes none of the places of its network address', () => {
    const [first] = [busy('a'), busy('a'), busy('a')];
    expect(busy('a').accepted).toBe(false);
    first.answer();
    first.socket.destroy();
    expect([busy('a'), busy('a')].map(({ accepted }) => accepted)).toEqual([true, false]);
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
    wait(500);
    expect(busy('d').accepted).toBe(true);
    expect(opened.state.destroyed).toBe(true);
  });

  test('the slowest body gives way when there is no room and nobody is idle', () => {
    const slow = open('b', 100);
    ask(slow.socket, { complete: false });
    for (const block of ['a', 'a', 'a']) busy(block);
    expect(busy('c').accepted).toBe(false);
    wait(30_000);
    expect(busy('d').accepted).toBe(true);
    expect(timedOut()).toEqual([slow.socket]);
  });

  test('the answer that has waited longest for its reader gives way when there is no room and nobody is idle', () => {
    const reader = open('b', 100);
    Object.assign(reader.socket, { _handle: { bytesWritten: 70_000, writeQueueSize: 60_000 } });
    ask(reader.socket);
    for (const block of ['a', 'a', 'a']) busy(block);
    wait(29_000);
    // A further request on the same connection does not reset its time.
    ask(reader.socket);
    expect(busy('c').accepted).toBe(false);
    wait(2_000);
    expect(busy('d').accepted).toBe(true);
    expect(timedOut()).toEqual([reader.socket]);
  });

  test('one new connection is answered that the server is busy when all are at work, and more are cut off', () => {
    const [first] = ['a', 'a', 'a', 'b'].map(busy);
    const refused = open('c', 100);
    expect(ask(refused.socket).accepted).toBe(false);
    expect(open('d').state.destroyed).toBe(true);
    expect(currentConnections().counts()).toEqual({ open: 5, active: 4 });
    wait(1000);
    currentConnections().check();
    expect(refused.state.destroyed).toBe(false);
    // A refused connection does not take one of the places.
    first?.socket.destroy();
    expect(ask(first!.socket).accepted).toBe(false);
    expect(busy('e').accepted).toBe(true);
    pass(2000);
    expect(refused.state.destroyed).toBe(true);
    expect(currentConnections().counts()).toEqual({ open: 4, active: 4 });
    // The place for a refused connection is free again.
    expect(open('f', 100).state.destroyed).toBe(false);
  });

  /** Takes all places and opens one more, for which the slowest connection is given up; its client does not read. */
  const giveWay = () => {
    leaveRefusalsUnread();
    const slow = open('b', 100);
    ask(slow.socket, { complete: false });
    for (const block of ['a', 'a', 'a']) busy(block);
    wait(30_000);
    expect(busy('d').accepted).toBe(true);
    expect([timedOut(), slow.state.destroyed]).toEqual([[slow.socket], false]);
    return slow;
  };

  test('a place that is given away is free at once, though its connection closes later', () => {
    giveWay();
    expect(currentConnections().counts()).toEqual({ open: 4, active: 4 });
  });

  test('a connection that gave way and has closed is forgotten', () => {
    const slow = giveWay();
    slow.socket.destroy();
    const destroy = jest.spyOn(slow.socket, 'destroy');
    pass(60_000);
    currentConnections().end();
    expect(destroy).not.toHaveBeenCalled();
  });

  test.each([
    ['soon', () => pass(2000)],
    ['when the server ends', () => currentConnections().end()],
  ])('a connection that gave way and whose client does not read the reason is cut off %s', (_when, goOn) => {
    const slow = giveWay();
    goOn();
    expect(slow.state.destroyed).toBe(true);
  });

  test('no connection gives way when all wait for answers that are still being made', () => {
    for (const block of ['a', 'a', 'a', 'b']) busy(block);
    wait(600_000);
    expect(busy('c').accepted).toBe(false);
    expect(timedOut()).toEqual([]);
  });

  test('a refused connection still gets its response when the server ends', () => {
    for (const block of ['a', 'a', 'a', 'b']) busy(block);
    const refused = open('c', 100);
    currentConnections().close();
    expect(refused.state.destroyed).toBe(false);
    currentConnections().end();
    expect(timedOut()).toContain(refused.socket);
  });

  test('a body below the minimum rate gives way much sooner than it is ended, and the slowest of them first', () => {
    const [slow, slower] = [open('b', 100), open('c', 100)];
    for (const { socket } of [slow, slower]) ask(socket, { complete: false });
    for (const block of ['a', 'a']) busy(block);
    wait(5000);
    expect(busy('d').accepted).toBe(false);
    wait(1000);
    [slow.state.bytesRead, slower.state.bytesRead] = [300, 200];
    expect(busy('d').accepted).toBe(true);
    expect(timedOut()).toEqual([slower.socket]);
  });

  test('a body at the minimum rate, and one that the server does not read, give way later', () => {
    const [steady, unread] = [open('b', 100), open('c', 100)];
    ask(steady.socket, { complete: false });
    ask(unread.socket, { complete: false, readableLength: 65_536 });
    for (const block of ['a', 'a']) busy(block);
    wait(10_000);
    steady.state.bytesRead += 10 * 1024;
    expect(busy('d').accepted).toBe(false);
    wait(10_001);
    steady.state.bytesRead += 50 * 1024;
    expect(busy('d').accepted).toBe(true);
    expect(timedOut()).toEqual([unread.socket]);
  });
});
