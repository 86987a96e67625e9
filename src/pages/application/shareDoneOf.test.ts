import { shareDoneOf } from './shareDoneOf.ts';

const names = ['name', 'industry', 'otherIndustry'];
const good = { filled: true, touched: true, error: null, refusal: null };
const empty = { ...good, filled: false };

test('the share counts valid answers among the visible questions', () => {
  expect(shareDoneOf(names)).toBe(0);
  expect(shareDoneOf(names, { name: good, industry: empty })).toBe(0.5);
  expect(shareDoneOf(names, { name: good, industry: { ...good, error: 'required' } })).toBe(0.5);
  expect(shareDoneOf(names, { name: good, industry: good })).toBe(1);
  expect(shareDoneOf(names, { name: good, industry: good, otherIndustry: empty })).toBeCloseTo(2 / 3);
});
