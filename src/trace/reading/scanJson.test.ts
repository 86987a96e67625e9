import * as fc from 'fast-check';
import { isForbiddenKey, scanJson } from './scanJson.ts';

/** Why a text is refused, and how often the scan could have yielded. */
function scan(text: string, counts = { nodes: 0 }) {
  const work = scanJson(text, counts);
  let yields = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) yields += 1;
  return { error: step.value, yields };
}

test('accepts every valid JSON text', () => {
  const blank = fc.constantFrom(' ', '\n', '\t', '\r', '');
  fc.assert(
    fc.property(fc.json(), blank, blank, (text, before, after) => {
      fc.pre(!/__proto__|constructor|prototype|jsan/.test(text));
      expect(scan(before + text + after).error).toBeNull();
    }),
  );
});

test.each([
  '',
  ' ',
  '[',
  '{',
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":1,',
  '[1',
  '[1,',
  '[[1]',
  '"a',
  String.raw`"a\"`,
])('reports for %j that its end is missing', (text) => {
  expect(scan(text).error).toEqual({ code: 'E_TRUNCATED', detail: String(text.length + 1) });
});

test.each([
  ['t', 1],
  ['nul', 1],
  ['{"a":fals', 6],
  ['[-', 2],
  ['[1.', 2],
  ['[-2.5e', 2],
  ['[1,3E+', 4],
])('reports for %j the position of the scalar that is cut off', (text, at) => {
  expect(scan(text).error).toEqual({ code: 'E_TRUNCATED', detail: String(at) });
});

test.each([
  ['[1}', 3],
  ['[ef', 2],
  ['[ull', 2],
  ['[--', 2],
  ['{"a":1]', 7],
  ['[1,]', 4],
  ['{"a":1,}', 8],
  ['{,}', 2],
  ['{1:2}', 2],
  ['{"a" 1}', 6],
  ['[1 2]', 4],
  ['1 2', 3],
  ['1,2', 2],
  ['truex', 5],
  ['trux', 1],
  ['"a\tb"', 3],
  [String.raw`{"\x":1}`, 6],
])('reports for %j the position at which it is not JSON', (text, at) => {
  expect(scan(text).error).toEqual({ code: 'E_NOT_JSON', detail: String(at) });
});

test('refuses keys that could lead to prototype pollution, but not the same words as values', () => {
  for (const key of ['__proto__', 'constructor', 'prototype', '$jsan']) {
    expect(isForbiddenKey(key)).toBe(true);
    expect(scan(`{"a":1,"${key}":1}`).error).toEqual({ code: 'E_KEYS', detail: '8' });
    expect(scan(`["${key}",{"a":"${key}"}]`).error).toBeNull();
  }
});

test('accepts 40 levels, and 400,000 values in all texts of a file together', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(scan(deep(40)).error).toBeNull();
  expect(scan(deep(41)).error).toEqual({ code: 'E_DEPTH', detail: '41' });
  const counts = { nodes: 399_998 };
  expect(scan('1', counts).error).toBeNull();
  expect(scan('[]', counts).error).toBeNull();
  expect(scan('1', counts).error).toEqual({ code: 'E_NODES', detail: '1' });
});

test.each([
  ['one long text', `"${'x'.repeat(200_000)}"`],
  ['many values', `[${'1,'.repeat(100_000)}1]`],
])('can yield after every 65,536 characters of %s', (_what, text) => {
  expect(scan(text).yields).toBe(3);
});
