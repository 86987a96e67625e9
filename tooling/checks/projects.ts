import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';

/** Checks that every TypeScript file belongs to a project of tsconfig.json. Otherwise its types would not be checked. */
const root = path.join(import.meta.dirname, '../..');
const tsc = path.join(root, 'node_modules/typescript/bin/tsc');

const filesOf = (project: string) =>
  execFileSync(process.execPath, [tsc, '-p', `tsconfig.${project}.json`, '--listFilesOnly'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  }).split(/\r?\n/);

const checked = new Set(['site', 'server', 'tests'].flatMap(filesOf).map((file) => path.resolve(root, file)));
const written = globSync(['*.ts', '{src,contract,server,mocks,e2e,tooling}/**/*.{ts,tsx}'], { cwd: root });
const missed = written.filter((file) => !checked.has(path.join(root, file)));
for (const file of missed) console.error(`No TypeScript project includes ${file}.`);
process.exitCode = missed.length === 0 ? 0 : 1;
