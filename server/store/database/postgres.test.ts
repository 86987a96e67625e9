import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { listenLocally } from '../../../mocks/http/listenLocally.ts';
import { storeErrorOf } from './database.ts';
import { openPostgresPool, unhurried } from './postgres.ts';

let server: Server;
let sockets: Socket[];
let url: string;

/** Starts a fake PostgreSQL that sends `greeting` after the first message and answers nothing afterwards. */
async function startMute(greeting: Buffer | null): Promise<void> {
  sockets = [];
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => greeting && socket.write(greeting));
  });
  url = `postgres://test@127.0.0.1:${await listenLocally(server)}/test`;
}
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

/** AuthenticationOk and ReadyForQuery. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
const reasonOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => storeErrorOf(error),
  );

test('a PostgreSQL that accepts a connection and never answers is unavailable', async () => {
  await startMute(null);
  const pool = await openPostgresPool(url, { max: 1, timeouts: { connect: 30 } });
  expect(await reasonOf(pool.query('select 1'))).toBe('unavailable');
  await pool.end();
});

test('a PostgreSQL that stops answering is unavailable, and no connection to it is used again', async () => {
  await startMute(welcome);
  const pool = await openPostgresPool(url, { max: 1, timeouts: { answer: 30 } });
  const client = await pool.connect();
  expect(await reasonOf(client.query('select 1'))).toBe('unavailable');
  expect(await reasonOf(client.query('rollback'))).toBe('unavailable');
  client.release();
  expect(pool.totalCount).toBe(0);
  expect(await reasonOf(pool.query('select 1'))).toBe('unavailable');
  expect(sockets).toHaveLength(2);
  await pool.end();
});

test('an unhurried query waits for its answer as long as the connection is open', async () => {
  await startMute(welcome);
  const pool = await openPostgresPool(url, { max: 1, timeouts: unhurried });
  const client = await pool.connect();
  jest.useFakeTimers();
  const settled = jest.fn();
  const reason = reasonOf(client.query('select 1')).then((meaning) => {
    settled();
    return meaning;
  });
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(settled).not.toHaveBeenCalled();
  jest.useRealTimers();
  for (const socket of sockets) socket.destroy();
  expect(await reason).toBe('unavailable');
  client.release();
  await pool.end();
});

test('a query that gets no free connection in time is refused', async () => {
  await startMute(welcome);
  const pool = await openPostgresPool(url, { max: 1, timeouts: { close: 0 } });
  await pool.connect();
  jest.useFakeTimers();
  const refused = reasonOf(pool.connect());
  await jest.advanceTimersByTimeAsync(10_000);
  jest.useRealTimers();
  expect(await refused).toBe('unavailable');
  await pool.end();
});

test('closing does not wait for an answer that never comes', async () => {
  await startMute(welcome);
  const pool = await openPostgresPool(url, { max: 1, timeouts: { close: 30 } });
  const client = await pool.connect();
  const answer = reasonOf(client.query('select 1'));
  await pool.end();
  expect(await answer).toBe('unavailable');
});
