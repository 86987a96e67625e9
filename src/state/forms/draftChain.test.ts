import { alone, chainOf, chained, keptOf, ownFirst } from './draftChain.ts';
import type { Draft } from './draftsSlice.ts';

const of = (owner: string | null, savedAt: number): Draft => ({ owner, values: {}, fileNames: {}, savedAt });
const [anonymous, asha, meena, before] = [of(null, 4), of('asha', 3), of('meena', 2), of(null, 1)] as const;
const all = [anonymous, asha, meena, before];

test('drafts that were set aside one in the other are listed, and put together again', () => {
  const chain = chained(all)!;
  expect(chain).toEqual({ ...anonymous, earlier: { ...asha, earlier: { ...meena, earlier: before } } });
  expect(chainOf(chain)).toEqual(all);
  expect(alone(chain)).toEqual(anonymous);
  expect([chainOf(null), chained([])]).toEqual([[], undefined]);
});

test('a draft that was set aside is put first, and the others keep their order', () => {
  const chain = chained(all)!;
  expect(ownFirst(chain, ({ owner }) => owner === 'meena')).toEqual(
    chained([meena, anonymous, asha, before]),
  );
  expect(ownFirst(chain, ({ owner }) => owner === null)).toBe(chain);
  expect(ownFirst(chain, () => false)).toBe(chain);
});

test('the drafts of the last three accounts and the last anonymous one of others are kept', () => {
  expect(keptOf(all)).toEqual([anonymous, asha, meena]);
  const [ravi, latha] = [of('ravi', 6), of('latha', 5)];
  expect(keptOf([ravi, latha, ...all])).toEqual([ravi, latha, anonymous, asha]);
  expect(keptOf([asha, before, meena])).toEqual([asha, before, meena]);
  expect(keptOf([])).toEqual([]);
});
