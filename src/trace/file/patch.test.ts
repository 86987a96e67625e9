import { patched } from './patch.ts';
import type { Change } from './traceFile.ts';

const keyed = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_unused, index) => [`${name}${index}`, index]));

test('a large object to which a patch makes many changes is copied once, not once per change', () => {
  const large = keyed('key', 20_000);
  const changes = Object.entries(keyed('more', 20_000)).map(([key, value]): Change => [['ui', key], value]);
  const result = patched({ ui: large }, changes) as { ui: object };
  expect(Object.keys(result.ui)).toHaveLength(40_000);
  expect(Object.keys(large)).toHaveLength(20_000);
});

test('a value inside a patch is not mutated by later changes of the same patch', () => {
  const value = { a: 1 };
  const patch: Change[] = [[['ui'], value], [['ui', 'b'], 2], [['ui', 'a']]];
  expect(patched({}, patch)).toEqual({ ui: { b: 2 } });
  expect(value).toEqual({ a: 1 });
});
