import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packages } from './layers.ts';

const root = path.join(__dirname, '../..');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  for (const name of Object.keys(packages)) mkdirSync(path.join(folder, name));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the check says about these files: the text of each by its path. */
function reportOn(files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const words = [path.join(root, 'tooling/checks/imports.ts'), folder];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

const target = 'export const thing = 1;\nexport type Thing = number;\n';

const value = (source: string) => `import { thing } from '${source}';\nexport const own = thing;\n`;
const type = (source: string) => `import type { Thing } from '${source}';\nexport type Own = Thing;\n`;
const lazy = (source: string) => `export const load = () => import('${source}');\n`;
const passedOn = (source: string) => `export { thing } from '${source}';\n`;

test.each([
  [
    'upwards',
    'src/state/planted.ts',
    value,
    'src/pages/Target.ts',
    'src/state imports only from layers below it',
  ],
  ['upwards by a type', 'src/state/planted.ts', type, 'src/pages/Target.ts', 'src/state imports only'],
  ['upwards by a lazy import', 'src/state/planted.ts', lazy, 'src/pages/Target.ts', 'src/state imports only'],
  ['upwards, passed on', 'src/state/planted.ts', passedOn, 'src/pages/Target.ts', 'src/state imports only'],
  [
    'upwards from a folder within',
    'src/forms/a/planted.ts',
    value,
    'src/layout/Target.ts',
    'src/forms imports only',
  ],
  ['sideways', 'src/pages/planted.ts', value, 'src/support/Target.ts', 'src/pages imports only'],
  [
    'from the site into the server',
    'src/api/planted.ts',
    value,
    'server/target.ts',
    'src does not see that package',
  ],
  [
    'from the server into the site',
    'server/api/planted.ts',
    type,
    'src/content/target.ts',
    'server does not see',
  ],
  ['from the site into the mocks', 'src/api/planted.ts', value, 'mocks/target.ts', 'src does not see'],
  ['from the site into the journeys', 'src/api/planted.ts', value, 'e2e/target.ts', 'src does not see'],
  [
    'from the site into helpers of tests',
    'src/api/planted.ts',
    value,
    'src/testing/target.ts',
    'only tests import',
  ],
])('an import %s is refused', (_, file, importing, imported, said) => {
  const source = path.posix.relative(path.posix.dirname(file), imported);
  const report = reportOn({
    [file]: importing(source.startsWith('.') ? source : `./${source}`),
    [imported]: target,
  });
  expect(report).toContain(said);
  expect(report).toContain(`${file} imports ${imported}`);
});

test.each([
  ['formik', 'src/pages/planted.ts'],
  ['jwt-decode', 'src/state/planted.ts'],
])('%s is imported past its boundary', (library, file) => {
  expect(reportOn({ [file]: value(library) })).toContain(`${library} is imported in`);
});

test.each([
  ['a value', value],
  ['a type', type],
  ['a lazy import', lazy],
])('a circle that is closed by %s is refused', (_, importing) => {
  const report = reportOn({
    'src/state/one.ts': `${target}${importing('./two.ts')}`,
    'src/state/two.ts': `${target}${value('./one.ts').replaceAll('own', 'mine')}`,
  });
  expect(report).toContain('no circle of files');
});

test('what is allowed passes: downwards, through a boundary, into a folder named as a layer, and from a test', () => {
  const report = reportOn({
    'src/state/target.ts': target,
    'src/content/pages/target.ts': target,
    'src/pages/planted.ts': value('../state/target.ts'),
    'src/state/claims.ts': value('jwt-decode'),
    'src/state/words.ts': value('../content/pages/target.ts'),
    'src/testing/helper.ts': target,
    'src/state/planted.test.ts': value('../testing/helper.ts'),
  });
  expect(report).toBe('');
});
