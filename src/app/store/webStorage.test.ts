import { storageOf } from './webStorage.ts';
import { tokenIn } from './restore.ts';

const blocked = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test('with storage blocked nothing is found and no call rejects', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  const storage = storageOf('localStorage');
  await expect(storage.setItem('a', { b: 1 })).resolves.toBeUndefined();
  await expect(storage.getItem('a')).resolves.toBeNull();
  await expect(storage.removeItem('a')).resolves.toBeUndefined();
});

test('with the disk full writing does not reject', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  await expect(storageOf('localStorage').setItem('a', { b: 1 })).resolves.toBeUndefined();
});

test.each([['{'], ['7'], ['null'], ['{"token":"not json"}'], ['{"token":7,"x":"{"}']])(
  'the damaged entry %s counts as none',
  async (text) => {
    window.localStorage.setItem('persist:auth', text);
    await expect(storageOf('localStorage').getItem('persist:auth')).resolves.toBeNull();
    expect(tokenIn(text)).toBeNull();
  },
);

test('the token is read from the format that redux-persist wrote', () => {
  expect(tokenIn('{"token":"\\"a.b.c\\"","_persist":"{}"}')).toBe('a.b.c');
  expect(tokenIn('{"token":"null"}')).toBeNull();
  expect(tokenIn(null)).toBeNull();
});
