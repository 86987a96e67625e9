import * as fc from 'fast-check';
import { writtenWalk } from '../../testing/traces/recordedWalk.ts';
import { readTrace } from './readTrace.ts';

const codes =
  /^E_(?:EMPTY|TOO_LARGE|NOT_JSON|TRUNCATED|NOT_TRACE|VERSION_NEWER|SHAPE|STEPS|DEPTH|NODES|KEYS)$/;
const before = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));

const nasty = fc.constantFrom(
  '',
  ...'__proto__ constructor prototype $jsan hasOwnProperty toString ui forms 0'.split(' '),
);
const value = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1e308, '', 'canary', [], {}, [[]], [[['ui']]], {
    __proto__: null,
  }),
  fc.array(nasty),
  fc.dictionary(nasty, nasty),
);
/** Characters cut out or inserted, in the file or in one of the JSON texts within it. */
const slips = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(40),
    put: fc.constantFrom('', '"', '\\', '{', ']', ',', '\u0000', '9e999', '"__proto__":', 'null'),
  }),
  { minLength: 1, maxLength: 4 },
);
const withSlips = (found: string, cuts: readonly { at: number; cut: number; put: string }[]) =>
  cuts.reduce((result, { at, cut, put }) => {
    const start = Math.floor(at * result.length);
    return result.slice(0, start) + put + result.slice(start + cut);
  }, found);
/** A copy in which one value, chosen by `at`, is replaced. */
const withValue = (found: unknown, at: number, put: unknown): unknown => {
  const places: [Record<string, unknown>, string][] = [];
  const walk = (inner: unknown) => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const [key, each] of Object.entries(inner)) {
      places.push([inner as Record<string, unknown>, key]);
      walk(each);
    }
  };
  const copy = structuredClone(found);
  walk(copy);
  const [holder, key] = places[Math.floor(at * (places.length - 1))] ?? [];
  if (holder && key !== undefined) holder[key] = put;
  return copy;
};
const part = fc.constantFrom('preloadedState', 'payload');
const small = writtenWalk(12).file;
const hostile = fc.oneof(
  slips.map((cuts) => withSlips(JSON.stringify(small), cuts)),
  fc
    .tuple(part, slips)
    .map(([name, cuts]) => JSON.stringify({ ...small, [name]: withSlips(small[name as 'payload'], cuts) })),
  fc.tuple(part, fc.double({ min: 0, max: 1, noNaN: true }), value).map(([name, at, put]) =>
    JSON.stringify({
      ...small,
      [name]: JSON.stringify(withValue(JSON.parse(small[name as 'payload']), at, put)),
    }),
  ),
  fc
    .tuple(fc.double({ min: 0, max: 1, noNaN: true }), value)
    .map(([at, put]) => JSON.stringify(withValue(small, at, put))),
  fc.json(),
  fc.string(),
);

test('each of 9,000 hostile files is refused with an error code, or opened without its foreign values', async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(hostile, async (found) => {
      const { trace, error } = await readTrace(found);
      met.add(error?.code ?? 'opened');
      expect(error?.code ?? 'E_KEYS').toMatch(codes);
      const shown = trace ? [trace.steps, trace.snapshotAt(99), trace.about] : [];
      expect(JSON.stringify(shown)).not.toContain('canary');
    }),
    { numRuns: 9000, endOnFailure: true },
  );
  expect([...met].toSorted()).toEqual(
    expect.arrayContaining(['E_KEYS', 'E_NOT_JSON', 'E_NOT_TRACE', 'E_SHAPE', 'E_TRUNCATED', 'opened']),
  );
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(before);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
}, 60_000);
