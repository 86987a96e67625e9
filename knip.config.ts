import type { KnipConfig } from 'knip';

/** The entry points of all programs. What no entry point imports, directly or indirectly, is unused. */
const config: KnipConfig = {
  entry: [
    'tooling/*.{ts,mjs}',
    'server/start.mjs',
    'tooling/dev/{main,api}.ts',
    'tooling/checks/{imports,projects,traceSchema}.ts',
    'tooling/checks/budgets/{growth,pages}.ts',
    'tooling/bench/{recorder,recorderHeap,replay}.ts',
    'tooling/jest/*.ts',
    'tooling/stubs/*',
    'server/faults/{flooder,lockHolder}.ts',
    'server/load/{generator,bareHttp,bareInserts}.ts',
  ],
  // Programs of the operating system, for the disk that a fault scenario fills, and of Prometheus, for its alert rules.
  ignoreBinaries: ['mount', 'umount', 'promtool'],
  project: ['{src,contract,server,mocks,e2e,tooling}/**/*.{ts,tsx,mjs,cjs}', '*.config.ts'],
};

export default config;
