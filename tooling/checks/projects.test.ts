import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** The compiler's output for a project with a single file. */
function compilerOutput(project: 'site' | 'server', file: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'projects-'));
  for (const name of ['base', project])
    cpSync(path.join(root, `tsconfig.${name}.json`), path.join(folder, `tsconfig.${name}.json`));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), `${text}\nexport {};\n`);
  const args = [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', `tsconfig.${project}.json`];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return stdout;
}

test.each([
  ['site', 'src/planted.ts', 'process.exit();', 'process'],
  ['site', 'src/planted.ts', 'afterEach(() => {});', 'afterEach'],
  ['server', 'server/planted.ts', 'document.title;', 'document'],
  ['server', 'server/planted.ts', 'afterEach(() => {});', 'afterEach'],
] as const)('the %s has no globals of other environments: %s, %s', (project, file, text, name) => {
  expect(compilerOutput(project, file, text)).toContain(`Cannot find name '${name}'`);
});

test.each([
  ['site', 'src/planted.ts', 'document.title;'],
  ['server', 'server/planted.ts', 'process.exit();'],
] as const)('the %s has the globals of its environment: %s, %s', (project, file, text) => {
  expect(compilerOutput(project, file, text)).toBe('');
});
