import { existsSync } from 'node:fs';
import { toolScript } from './toolScript.ts';

test.each(['typescript#tsc', 'oxlint', 'prettier', 'knip', 'jest', '@playwright/test#playwright'])(
  'the script of %s is there',
  (name) => {
    expect(existsSync(toolScript(name))).toBe(true);
  },
);

test('a tool that a package has not is named', () => {
  expect(() => toolScript('typescript#tcs')).toThrow('The package typescript has no tool tcs.');
});
