import { installConnections } from '../../../mocks/http/connectionSteps.ts';

const { currentConnections, timedOut, wait, open, ask } = installConnections();

describe('behind a proxy', () => {
  /** A request of that caller, on a connection of its own. */
  const askFor = (caller: string | undefined, complete = true) => {
    const opened = open(undefined, 100);
    return { ...opened, ...ask(opened.socket, { caller, complete }) };
  };

  test('connections are not counted by its address', () => {
    for (let count = 0; count < 4; count += 1) expect(askFor(undefined).accepted).toBe(true);
    expect(currentConnections().counts()).toEqual({ open: 4, active: 4 });
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
    wait(6000);
    other.state.bytesRead += 1;
    slow.state.bytesRead += 100;
    expect(ask(other.socket, { caller: 'a' }).accepted).toBe(true);
    expect(timedOut()).toEqual([slow.socket]);
  });
});
