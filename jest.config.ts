import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import { makeDrawings } from './tooling/assets/drawings.ts';
import { makeTheme } from './tooling/assets/theme.ts';

// Components import the drawings and the theme as data, so these are generated; pictures are replaced by a stub.
await Promise.all([makeDrawings(), makeTheme()]);

/** Packages that ship ES modules only, so Jest has to transform them; the rest of node_modules is not transformed. */
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

/** Tests that need PostgreSQL; where it is installed, `npm test` runs the server's tests on it, too (tooling/test.ts). */
const onPostgresOnly = process.env['TEST_DATABASE_URL'] ? [] : [String.raw`\.postgres\.test\.ts$`];

const config: Config = {
  // Three workers on two cores, because tests of forms leave a core idle now and then.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  workerIdleMemoryLimit: '1GB',
  // Each wait for the DOM has a limit of its own (tooling/jest/dom.ts); on a busy machine a test may need several in full.
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
