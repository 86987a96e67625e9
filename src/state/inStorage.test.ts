import { storedJson } from './inStorage.ts';

const read = () => storedJson('sessionStorage', 'key');

test('stored JSON is read, and null where there is none', () => {
  expect(read()).toBeNull();
  window.sessionStorage.setItem('key', '{"a":1}');
  expect(read()).toEqual({ a: 1 });
});

test('a damaged text and blocked storage read as undefined', () => {
  window.sessionStorage.setItem('key', '{"a":');
  expect(read()).toBeUndefined();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(read()).toBeUndefined();
});
