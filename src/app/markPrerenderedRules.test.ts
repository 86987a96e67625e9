import { makeStyleCache } from './makeStyleCache.ts';
import { markPrerenderedRules } from './markPrerenderedRules.ts';

test('only the rules, keyframes and merged classes that came with the HTML count as inserted', () => {
  document.head.innerHTML = `<style data-unused="merged other">.css-1abc{color:red}.css-x-Name:hover{color:blue}
@media print{.css-2def{color:red}}@keyframes animation-spin{from{opacity:0}}</style>`;
  const sheet = document.querySelector('style');
  const cache = makeStyleCache();
  markPrerenderedRules(cache);
  for (const id of ['1abc', 'x-Name', '2def', 'animation-spin', 'merged', 'other'])
    expect(cache.inserted[id]).toBe(true);
  expect(cache.inserted['3ghi']).toBeUndefined();
  expect(document.querySelector('style')).toBe(sheet);
});

test('without prerendered rules the cache is empty', () => {
  document.head.innerHTML = '';
  const cache = makeStyleCache();
  markPrerenderedRules(cache);
  expect(cache.inserted).toEqual({});
});
