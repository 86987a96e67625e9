import { parseAccept } from 'hono/utils/accept';
import { makeAcceptance } from './acceptance.ts';

test.each([
  ['gzip, deflate, br, zstd', true, true],
  ['GZIP;q=0.1', true, false],
  ['br;q=0, *', true, false],
  ['identity', false, false],
  ['', false, false],
])('“%s” accepts gzip: %s, br: %s', (header, gzip, br) => {
  const accepts = makeAcceptance()(header);
  expect([accepts('gzip'), accepts('br')]).toEqual([gzip, br]);
});

describe('a value of the header', () => {
  const parse = jest.fn(parseAccept);
  const ask = (acceptance: ReturnType<typeof makeAcceptance>, header: string) => {
    parse.mockClear();
    expect(acceptance(header)('br')).toBe(true);
    return parse.mock.calls.length;
  };

  test('is parsed once, even after many others that nobody sends', () => {
    const acceptance = makeAcceptance(parse);
    for (let count = 0; count < 200; count += 1) ask(acceptance, `br, x${count}`);
    expect([ask(acceptance, 'gzip, br'), ask(acceptance, 'gzip, br')]).toEqual([1, 0]);
  });

  test('a value that is longer than any browser’s is not remembered', () => {
    const acceptance = makeAcceptance(parse);
    const long = `br, ${'x, '.repeat(5000)}`;
    expect([ask(acceptance, long), ask(acceptance, long)]).toEqual([1, 1]);
  });

  test.each([
    ['with many names', `br, ${'x, '.repeat(5000)}`, true],
    ['whose 1,024th character is in the middle of a refusal', `${'x,'.repeat(510)}br;q=0`, false],
    ['with one endless name', 'br'.repeat(8000), false],
  ])('%s is parsed up to 1,024 characters', (_what, header, br) => {
    parse.mockClear();
    expect(makeAcceptance(parse)(header)('br')).toBe(br);
    expect(parse.mock.calls[0]?.[0].length).toBeLessThanOrEqual(1024);
  });
});
