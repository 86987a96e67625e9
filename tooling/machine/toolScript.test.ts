import { existsSync } from 'node:fs';
import { toolScript } from './toolScript.ts';

test.each(['typescript#tsc', 'oxlint', 'prettier', 'knip', 'jest', '@playwright/test#playwright'])(
  'the script of %s exists',
  (name) => {
    expect(existsSync(toolScript(name))).toBe(true);
  },
);

test('the error names a tool that its package does not have', () => {
  expect(() => toolScript('typescript#tcs')).toThrow('The package typescript has no tool tcs.');
});
