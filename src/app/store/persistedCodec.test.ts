import { decode, encode } from './persistedCodec.ts';

test('decode returns what encode was given', () => {
  const record = { token: 'a.b.c', colourMode: 'dark', current: null, _persist: { version: 1 } };
  expect(decode(encode(record))).toEqual(record);
});

test('the format of earlier releases is read, and written in the same way', () => {
  const text = '{"token":"\\"a.b.c\\"","_persist":"{\\"version\\":1}"}';
  expect(decode(text)).toEqual({ token: 'a.b.c', _persist: { version: 1 } });
  const sorted = '{"_persist":"{\\"version\\":1}","token":"\\"a.b.c\\""}';
  expect(encode({ token: 'a.b.c', _persist: { version: 1 } })).toBe(sorted);
  expect(encode({ _persist: { version: 1 }, token: 'a.b.c' })).toBe(sorted);
});

test.each([['{'], ['7'], ['null'], ['{"token":"not json"}'], ['{"token":7,"x":"{"}']])(
  'the damaged text %s is decoded as null',
  (text) => expect(decode(text)).toBeNull(),
);
