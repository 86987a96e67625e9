import { pageScriptsOf } from './pageScripts.ts';

const chunks = {
  main: ['/runtime.js', '/react.js', '/main.js'],
  forms: ['/react.js', '/forms.js'],
  login: ['/login.js'],
};
const page = { pathname: '/login' };

test('a page that wakes by itself loads its own chunks after the main ones, each file once', () => {
  expect(pageScriptsOf({ ...page, wakes: 'idle', own: ['forms', 'login'] }, chunks)).toEqual([
    '/runtime.js',
    '/react.js',
    '/main.js',
    '/forms.js',
    '/login.js',
  ]);
});

test('a page that sleeps loads the main ones only', () => {
  expect(pageScriptsOf(page, chunks)).toEqual(chunks.main);
});

test.each([
  ['wakes by itself and names no chunk', { wakes: 'idle' }, 'pageChunks.ts has no row with its chunks'],
  ['names chunks and does not wake by itself', { own: ['login'] }, 'does not wake by itself'],
])('a page that %s stops the build', (_what, tables, fault) => {
  expect(() => pageScriptsOf({ ...page, ...tables }, chunks)).toThrow(fault);
});

test('a chunk that the build does not have stops the build', () => {
  expect(() => pageScriptsOf({ ...page, wakes: 'idle', own: ['logIn'] }, chunks)).toThrow(
    '/login asks for “logIn”',
  );
});
