import { decode, encode } from './persistedCodec.ts';

test('what is written is read again', () => {
  const record = { token: 'a.b.c', colourMode: 'dark', current: null, _persist: { version: 1 } };
  expect(decode(encode(record))).toEqual(record);
});

test('what earlier versions left in browsers is read, and written the same', () => {
  const text = '{"token":"\\"a.b.c\\"","_persist":"{\\"version\\":1}"}';
  expect(decode(text)).toEqual({ token: 'a.b.c', _persist: { version: 1 } });
  expect(encode({ token: 'a.b.c', _persist: { version: 1 } })).toBe(text);
});

test.each([['{'], ['7'], ['null'], ['{"token":"not json"}'], ['{"token":7,"x":"{"}']])(
  'the damaged text %s is nothing',
  (text) => expect(decode(text)).toBeNull(),
);
