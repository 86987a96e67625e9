import { makeBoundedCache } from './boundedCache.ts';

test('a full cache drops the entry that was stored first', () => {
  const cache = makeBoundedCache<number>(2);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.keep('a', 1)).toBe(1);
  cache.keep('', 2);
  expect([cache.get('a'), cache.get('')]).toEqual([1, 2]);
  cache.keep('c', 3);
  expect([cache.get('a'), cache.get(''), cache.get('c')]).toEqual([undefined, 2, 3]);
  cache.keep('d', 4);
  expect([cache.get(''), cache.get('c'), cache.get('d')]).toEqual([undefined, 3, 4]);
});

test('a value that is stored anew drops no other, and counts as stored last', () => {
  const cache = makeBoundedCache<number>(2);
  cache.keep('a', 1);
  cache.keep('b', 2);
  cache.keep('a', 3);
  expect([cache.get('a'), cache.get('b')]).toEqual([3, 2]);
  cache.keep('c', 4);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([3, undefined, 4]);
});
