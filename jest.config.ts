import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { makeDrawings } from './tooling/assets/drawings.ts';
import { makeTheme } from './tooling/assets/theme.ts';

// Pictures are replaced by a stub; drawings and the theme are data that components read.
await Promise.all([makeDrawings(), makeTheme()]);

/** These ship as ES modules only; everything else in node_modules is taken as it is. */
const esModules = [
  'msw',
  '@mswjs',
  '@msw',
  'rettime',
  'until-async',
  'outvariant',
  '@open-draft',
  'headers-polyfill',
  'cookie',
  'is-node-process',
  'tough-cookie',
  'tldts',
  'tldts-core',
  'hono',
  '@hono',
  'kysely',
  '@redux-devtools',
  'nanoid',
];

const common = {
  transform: {
    '\\.(m?[jt]s|[jt]sx)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: { '\\.(woff2|svg|png)$': '<rootDir>/tooling/stubs/assetUrl.cjs' },
  restoreMocks: true,
} satisfies Config;

/** Needs a PostgreSQL by its nature; `npm test` runs the server's tests on one where it is installed. */
const onPostgresOnly = process.env['TEST_DATABASE_URL'] ? [] : [String.raw`\.postgres\.test\.ts$`];

const config: Config = {
  // Three workers on two cores: tests of forms wait now and then.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  workerIdleMemoryLimit: '1GB',
  // What is waited for has limits of its own (tooling/jest/dom.ts); a busy machine may take several such waits.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'site',
      testEnvironment: '<rootDir>/tooling/jest/domEnvironment.ts',
      testMatch: ['<rootDir>/{src,mocks}/**/*.test.ts?(x)'],
      setupFilesAfterEnv: ['<rootDir>/tooling/jest/consoleGuard.ts', '<rootDir>/tooling/jest/dom.ts'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,contract,tooling}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...onPostgresOnly],
      setupFilesAfterEnv: ['<rootDir>/tooling/jest/consoleGuard.ts'],
    },
  ],
};

export default config;
