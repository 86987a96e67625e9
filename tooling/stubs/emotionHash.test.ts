import hashOf from '../../node_modules/@emotion/hash';

const styles = 'display:flex;';

const ruleNameIn = async (ruleNames: string | undefined) => {
  globalThis.ruleNames = ruleNames;
  jest.resetModules();
  const { default: ruleName } = await import('./emotionHash.ts');
  return ruleName(styles);
};
afterEach(() => {
  globalThis.ruleNames = undefined;
});

test('styles whose rule came with the HTML are called as they are there', async () => {
  expect(await ruleNameIn(`1o9h6a3 7wduf4 ${hashOf(styles)}`)).toBe('2');
});

test('all others, and those of a page without a list, are called as emotion does', async () => {
  expect(await ruleNameIn('1o9h6a3 7wduf4')).toBe(hashOf(styles));
  expect(await ruleNameIn(undefined)).toBe(hashOf(styles));
});
