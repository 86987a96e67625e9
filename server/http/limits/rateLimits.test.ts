import type { Pool } from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { openTestStore, testPostgres } from '../../../mocks/store/database.ts';
import type { RateLimits } from '../../common/interfaces.ts';
import { makeSettings } from '../../common/settings.ts';
import { makeSecrets } from '../../security/secrets.ts';
import { openPostgresPool } from '../../store/database/postgres.ts';
import { countBy, makeRateLimits } from './rateLimits.ts';
import { makeSharedRateLimits, openRateLimits } from './sharedRateLimits.ts';

const settings = makeSettings();
const { points } = settings.rateLimits.logIn;
const keys = makeSecrets('a secret that only tests use');
const repeat = async (count: number, consume: (index: number) => Promise<number>): Promise<number[]> => {
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) waits.push(await consume(index));
  return waits;
};
const refusedOf = (waits: readonly number[]): number => waits.filter((wait) => wait > 0).length;

type Row = { points: number; expire: number };
type Query = { values: [key: string, cost: number, expire: number, now: number] };

/** Imitates the table `rate_limit` and the upsert of the limiter, for machines without PostgreSQL. */
function makeTable() {
  const rows = new Map<string, Row>();
  const query = async ({ values: [key, cost, expire, now] }: Query) => {
    const row = rows.get(key);
    const next = row && row.expire > now ? { ...row, points: row.points + cost } : { points: cost, expire };
    rows.set(key, next);
    return { rows: [next] };
  };
  return { pool: { query } as unknown as Pool, rows };
}

async function openTable() {
  if (testPostgres === null) {
    const { pool, rows } = makeTable();
    const read = async () => [...rows].map(([key, row]) => ({ key, points: row.points }));
    return { pool, read, close: async () => undefined };
  }
  const { db, store, schema, databaseUrl = '' } = await openTestStore(settings);
  const pool = await openPostgresPool(databaseUrl, { schema, max: 2 });
  const read = () => db.selectFrom('rate_limit').select(['key', 'points']).execute();
  const close = async () => {
    await pool.end();
    await store.close();
  };
  return { pool, read, close };
}

describe('limits in memory', () => {
  test('are kept for a bounded number of callers, and the one whose last call is the oldest is forgotten', async () => {
    const limits = makeRateLimits(settings, 3);
    const useUp = (caller: string) => repeat(points + 1, () => limits.consume('logIn', caller));
    await useUp('192.0.2.1');
    await useUp('192.0.2.2');
    await limits.consume('logIn', '192.0.2.3');
    expect(await limits.consume('logIn', '192.0.2.1')).toBeGreaterThan(0);
    await limits.consume('logIn', '192.0.2.4');
    expect(await limits.consume('logIn', '192.0.2.1')).toBeGreaterThan(0);
    expect(await limits.consume('logIn', '192.0.2.2')).toBe(0);
  });

  test('are counted for each address, and return how long to wait', async () => {
    const limits = makeRateLimits(settings);
    const waits = await repeat(points + 1, () => limits.consume('logIn', '192.0.2.1'));
    expect(refusedOf(waits)).toBe(1);
    expect(waits.at(-1)).toBeLessThanOrEqual(settings.rateLimits.logIn.duration);
    expect(await limits.consume('logIn', '192.0.2.2')).toBe(0);
    expect(await limits.consume('send', '192.0.2.1')).toBe(0);
  });

  test('hold for all 65,536 address blocks of an IPv6 network together', async () => {
    const limits = makeRateLimits(settings);
    const allowed = points * settings.networkAllowance;
    const waits = await repeat(allowed + 100, (index) =>
      limits.consume('logIn', `2001:db8:1:${index.toString(16)}::/64`),
    );
    expect(refusedOf(waits)).toBe(100);
    expect(await limits.consume('logIn', '2001:db8:2:1::/64')).toBe(0);
  });

  test('do not count the refused calls of one address block against its neighbours', async () => {
    const limits = makeRateLimits(settings);
    const consumeBlock = (name: string) => limits.consume('logIn', `2001:db8:1:${name}::/64`);
    const waits = await repeat(points * settings.networkAllowance * 2, () => consumeBlock('a'));
    expect(refusedOf(waits)).toBe(waits.length - points);
    expect(waits.at(-1)).toBeGreaterThan(0);
    expect(waits.at(-1)).toBeLessThanOrEqual(settings.rateLimits.logIn.duration);
    expect(await consumeBlock('b')).toBe(0);
    // The limits of other calls are not affected.
    expect(await limits.consume('send', '2001:db8:1:a::/64')).toBe(0);
  });

  test('hold to the very end of a window, and do not count refused calls', async () => {
    const counted: string[] = [];
    const waits: Record<string, number> = {};
    const limits = countBy(
      (name) => ({
        async consume() {
          counted.push(name);
          if (name in waits) throw new RateLimiterRes(0, waits[name]);
        },
      }),
      settings,
    );
    const consume = () => limits.consume('logIn', '2001:db8:1:a::/64');
    waits['network-logIn'] = 500;
    expect(await consume()).toBe(0.5);
    expect(counted.splice(0)).toEqual(['network-logIn']);
    waits['network-logIn'] = 0;
    expect(await consume()).toBeGreaterThan(0);
    delete waits['network-logIn'];
    waits['logIn'] = 500;
    counted.length = 0;
    expect(await consume()).toBe(0.5);
    expect(await consume()).toBeGreaterThan(0);
    expect(counted).toEqual(['network-logIn', 'logIn']);
  });

  test('remember a bounded number of refused address blocks', async () => {
    const counted: string[] = [];
    const limits = countBy(
      (name) => ({
        async consume(key) {
          counted.push(`${name} ${key}`);
          if (name === 'logIn') throw new RateLimiterRes(0, 60_000);
        },
      }),
      settings,
      2,
    );
    const countedFor = async (name: string) => {
      counted.length = 0;
      await limits.consume('logIn', `2001:db8:1:${name}::/64`);
      return counted.length;
    };
    expect([await countedFor('a'), await countedFor('a'), await countedFor('b')]).toEqual([2, 0, 2]);
    expect([await countedFor('c'), await countedFor('b'), await countedFor('a')]).toEqual([2, 0, 2]);
  });

  test('refuse nobody where they are switched off', async () => {
    const open = (rateLimited: boolean) => openRateLimits({ rateLimited, DATABASE_URL: '' }, settings, keys);
    const refusedBy = async (limits: RateLimits) =>
      refusedOf(await repeat(points + 1, () => limits.consume('logIn', '192.0.2.1')));
    expect([await refusedBy(await open(true)), await refusedBy(await open(false))]).toEqual([1, 0]);
  });

  test('throw an error that is not a refusal', async () => {
    const broken = countBy(() => ({ consume: () => Promise.reject(new Error('gone')) }), settings);
    await expect(broken.consume('logIn', '192.0.2.1')).rejects.toThrow('gone');
  });
});

describe('limits that processes share', () => {
  test('agree, write nothing for a flood, and hold no address', async () => {
    const { pool, read, close } = await openTable();
    const processes = [
      makeSharedRateLimits(settings, pool, keys),
      makeSharedRateLimits(settings, pool, keys),
    ];
    const consume = (index: number) => processes[index % 2]!.consume('logIn', '192.0.2.1');
    expect(refusedOf(await repeat(points, consume))).toBe(0);
    expect(refusedOf(await repeat(points * 2, consume))).toBe(points * 2);
    const rows = await read();
    expect(rows).toHaveLength(1);
    // A process that did not take the last point itself learns from one more write that none is left.
    expect(rows[0]!.points).toBeLessThanOrEqual(points + 1);
    expect(rows[0]!.key).toMatch(/^logIn:[\w-]{22}$/);
    const others = ['192.0.2.2', '2001:db8:1:a::/64', '2001:db8:2:a::/64'];
    for (const address of others) expect(await processes[0]!.consume('logIn', address)).toBe(0);
    // An IPv6 address block has two rows: its own and that of its network.
    expect(new Set((await read()).map(({ key }) => key)).size).toBe(6);
    await close();
  });

  test('are cleared from the table an hour after their window, by one query for all', async () => {
    jest.useFakeTimers();
    const query = jest.fn(async () => ({ rows: [] }));
    makeSharedRateLimits(settings, { query } as unknown as Pool, keys);
    await jest.advanceTimersByTimeAsync(5 * 60_000);
    const hour = 3_600_000;
    expect(query.mock.calls).toEqual([
      [
        expect.objectContaining({
          text: 'DELETE FROM "rate_limit" WHERE expire < $1',
          values: [Date.now() - hour],
        }),
      ],
    ]);
    jest.useRealTimers();
  });

  test('are counted by each process alone while the database fails or is silent', async () => {
    jest.useFakeTimers();
    const silent = () => new Promise<never>(() => undefined);
    for (const query of [() => Promise.reject(new Error('gone')), silent]) {
      const limits = makeSharedRateLimits(settings, { query }, keys);
      const waits = await repeat(points + 1, async () => {
        const wait = limits.consume('logIn', '192.0.2.1');
        await jest.advanceTimersByTimeAsync(1000);
        return wait;
      });
      expect(refusedOf(waits)).toBe(1);
    }
    jest.useRealTimers();
  });

  test('are counted for a bounded number of callers while the database fails', async () => {
    const query = () => Promise.reject(new Error('gone'));
    const limits = makeSharedRateLimits(settings, { query }, keys, 2);
    await repeat(points, () => limits.consume('logIn', '192.0.2.1'));
    expect(await limits.consume('logIn', '192.0.2.1')).toBeGreaterThan(0);
    await limits.consume('logIn', '192.0.2.2');
    expect(await limits.consume('logIn', '192.0.2.1')).toBeGreaterThan(0);
    await repeat(2, (index) => limits.consume('logIn', `192.0.2.${index + 3}`));
    expect(await limits.consume('logIn', '192.0.2.1')).toBe(0);
  });
});
