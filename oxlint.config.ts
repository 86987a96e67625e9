import { defineConfig } from 'oxlint';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'jest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['dist', 'data', '.cache', 'public', 'node_modules'],
  rules: {
    'import/no-default-export': 'error',
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'import/consistent-type-specifier-style': ['error', 'prefer-top-level'],
    'jest/consistent-test-it': ['error', { fn: 'test', withinDescribe: 'test' }],
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'react/jsx-filename-extension': ['error', { extensions: ['tsx'], allow: 'as-needed' }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off', // the automatic JSX runtime needs no import
    'unicorn/consistent-function-scoping': 'off', // a helper may stand beside the one place that uses it
    'no-underscore-dangle': 'off', // redux-persist and the router have keys with leading underscores
    'import/no-unassigned-import': 'off', // style sheets and test set-up are imported for their effect
    'typescript/no-unsafe-type-assertion': 'off', // the results of `Object.keys` and of parsers are cast where they arise
  },
  overrides: [
    {
      files: [
        '*.config.ts',
        'tooling/checks/budgets/dummyRoutes.ts',
        'tooling/jest/*.ts',
        'tooling/stubs/*',
        'e2e/support/build.ts',
        'tooling/webpack/*.mjs',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    // A test may have the extension of the component that it tests.
    { files: ['**/*.test.tsx'], rules: { 'react/jsx-filename-extension': 'off' } },
    {
      // Playwright provides fixtures through a function `use`, and requires a destructuring pattern, even an empty one.
      files: ['e2e/**'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'react-hooks/rules-of-hooks': 'off',
      },
    },
    {
      // The API uses nothing of Node; its modules are kept out by tooling/checks/layers.ts.
      files: ['server/api/**'],
      excludeFiles: ['**/*.test.ts', 'server/api/fuzz/**'],
      rules: { 'no-restricted-globals': ['error', 'process', 'Buffer', 'setImmediate', 'global'] },
    },
    {
      // A message to a thread has no origin to name, and the server posts no others.
      files: ['server/**'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      // Only an interface can extend a declaration of another package.
      files: ['**/*.d.ts', 'tooling/bench/**'],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    { files: ['tooling/**', 'server/faults/**', 'server/load/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  ],
});
