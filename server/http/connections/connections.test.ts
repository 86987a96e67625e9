import { installConnections } from '../../../mocks/http/connectionSteps.ts';

const { currentConnections, timedOut, open, ask, pass } = installConnections();

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
    expect(timedOut()).toEqual([]);
  });

  test('a request whose body arrives slowly but steadily may take hours', () => {
    const { socket, state } = open('a', 100);
    ask(socket, { complete: false });
    pass(3_600_000, () => (state.bytesRead += 2100));
    expect(timedOut()).toEqual([]);
  });

  test('a request whose body stops arriving is timed out', () => {
    const { socket, state } = open('a', 100);
    ask(socket, { complete: false });
    pass(20_000, () => (state.bytesRead += 2));
    expect(timedOut()).toEqual([socket]);
  });

  test('a request whose body the server does not read is not timed out', () => {
    const { socket } = open('a', 100);
    ask(socket, { complete: false, readableLength: 65_536 });
    pass(600_000);
    expect(timedOut()).toEqual([]);
  });

  test('a request whose answer takes long to make is left alone', () => {
    const { socket } = open('a', 100);
    ask(socket);
    pass(600_000);
    expect(timedOut()).toEqual([]);
  });
});

test('closing ends idle connections at once and the others after their last response', () => {
  const [idle, active] = [open('a'), open('a', 100)];
  const [first, second] = [ask(active.socket), ask(active.socket)];
  currentConnections().close();
  expect([idle.state.destroyed, active.state.destroyed]).toEqual([true, false]);
  first.answer();
  expect(active.state.destroyed).toBe(false);
  second.answer();
  expect(active.state.destroyed).toBe(true);
});
