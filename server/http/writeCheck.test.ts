import { setReadOnly } from '../../mocks/store/setReadOnly.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import { makeRetention } from '../store/administration/retention.ts';
import { startWriteCheck } from './writeCheck.ts';
import type { WriteCheck } from './writeCheck.ts';

let logged: string[];
let check: WriteCheck | undefined;
const note = (event: string, { error = '' }: { error?: unknown } = {}) =>
  void logged.push(`${event} ${String(error)}`.trim());
const log = { error: note, info: note };
beforeEach(() => {
  logged = [];
  jest.useFakeTimers();
});
afterEach(() => {
  check?.stop();
  jest.useRealTimers();
});

async function start(probeWrite: () => Promise<void>): Promise<WriteCheck> {
  check = await startWriteCheck({ probeWrite }, log);
  return check;
}

describe('with a real database', () => {
  let testServer: TestServer;
  beforeEach(async () => {
    testServer = await makeTestServer({ database: null });
  });
  afterEach(() => testServer.close());

  test('a database that has become read-only is noticed within half a minute, and one that is writable again within five seconds', async () => {
    const { store } = testServer.dependencies;
    const { isWritable } = await start(() => store.probeWrite());
    expect(isWritable()).toBe(true);
    await setReadOnly(testServer, 'on');
    await jest.advanceTimersByTimeAsync(30_000);
    expect(isWritable()).toBe(false);
    await jest.advanceTimersByTimeAsync(30_000);
    await setReadOnly(testServer, 'off');
    await jest.advanceTimersByTimeAsync(5000);
    expect(isWritable()).toBe(true);
    expect(logged).toEqual([
      expect.stringMatching(/^databaseNotWritable .*attempt to write a readonly database/),
      'databaseWritable',
    ]);
  });

  test('each probe changes one row, because SQLite writes nothing that changes no byte, and no purge counts it', async () => {
    const { store } = testServer.dependencies;
    const rows = () => testServer.db.selectFrom('rate_limit').selectAll().execute();
    const seen: unknown[] = [];
    for (let probes = 0; probes < 3; probes += 1) {
      await store.probeWrite();
      seen.push(...(await rows()));
    }
    const row = { key: 'write-probe', expire: null };
    expect(seen).toEqual([0, 1, 0].map((points) => ({ ...row, points })));
    const later = testServer.clock.now() + 1e12;
    const limits = { now: later, before: later, countedBefore: later, knownBefore: later, windowsEnd: later };
    expect(await makeRetention(testServer.db).countPurgeable(limits)).toMatchObject({ rateLimits: 0 });
  });
});

test('a database that was full at the start is not writable from the first moment', async () => {
  const { isWritable } = await start(() => Promise.reject(new Error('database or disk is full')));
  expect(isWritable()).toBe(false);
  expect(logged).toEqual(['databaseNotWritable Error: database or disk is full']);
});

test('a write that hangs is given up after ten seconds', async () => {
  const answers = [Promise.resolve(), new Promise<void>(() => undefined)];
  const { isWritable } = await start(() => answers.shift() ?? Promise.resolve());
  await jest.advanceTimersByTimeAsync(39_999);
  expect(isWritable()).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(isWritable()).toBe(false);
  await jest.advanceTimersByTimeAsync(5000);
  expect(isWritable()).toBe(true);
});

test('an idle server writes once in half a minute, and nothing after the check was stopped', async () => {
  const probeWrite = jest.fn(async () => undefined);
  const { stop } = await start(probeWrite);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(probeWrite).toHaveBeenCalledTimes(11);
  stop();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(probeWrite).toHaveBeenCalledTimes(11);
});

test('a check that fails because the server stops is not logged', async () => {
  let fail = (): void => undefined;
  const late = new Promise<void>((_resolve, reject) => {
    fail = () => reject(new Error('The database is closed.'));
  });
  const answers = [Promise.resolve(), late];
  const { stop } = await start(() => answers.shift() ?? Promise.resolve());
  await jest.advanceTimersByTimeAsync(30_000);
  stop();
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(logged).toEqual([]);
});
