import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packages } from './layers.ts';

const root = path.join(__dirname, '../..');

/** The check's report on a repository of these files alone; `files` holds their texts by path. */
function reportOn(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  for (const name of Object.keys(packages)) mkdirSync(path.join(folder, name));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const args = [path.join(root, 'tooling/checks/imports.ts'), folder];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

const target = 'export const thing = 1;\nexport type Thing = number;\n';

const value = (source: string) => `import { thing } from '${source}';\nexport const own = thing;\n`;
const type = (source: string) => `import type { Thing } from '${source}';\nexport type Own = Thing;\n`;
const lazy = (source: string) => `export const load = () => import('${source}');\n`;
const reexport = (source: string) => `export { thing } from '${source}';\n`;

type Planted = readonly [
  how: string,
  file: string,
  text: (source: string) => string,
  to: string,
  message: string,
];

/** One forbidden import each, from a file to another or to a library, and the beginning of its message. */
const planted: readonly Planted[] = [
  ['upwards', 'src/state/a.ts', value, 'src/pages/Target.ts', 'src/state imports only from layers below it'],
  ['upwards by a type', 'src/state/b.ts', type, 'src/pages/Target.ts', 'src/state imports only from'],
  ['upwards by a lazy import', 'src/state/c.ts', lazy, 'src/pages/Target.ts', 'src/state imports only from'],
  ['upwards, re-exported', 'src/state/d.ts', reexport, 'src/pages/Target.ts', 'src/state imports only from'],
  ['upwards from within', 'src/forms/in/e.ts', value, 'src/layout/Target.ts', 'src/forms imports only from'],
  ['sideways', 'src/pages/f.ts', value, 'src/support/Target.ts', 'src/pages imports only from'],
  [
    'from the site into the server',
    'src/api/g.ts',
    value,
    'server/target.ts',
    'src does not see that package',
  ],
  ['from the server into the site', 'server/api/h.ts', type, 'src/content/target.ts', 'server does not see'],
  [
    'upwards in the server',
    'server/store/n.ts',
    value,
    'server/api/Target.ts',
    'server/store imports only from',
  ],
  [
    'sideways in the server',
    'server/uploads/o.ts',
    type,
    'server/security/Target.ts',
    'server/uploads imports',
  ],
  ['from the site into the mocks', 'src/api/i.ts', value, 'mocks/target.ts', 'src does not see'],
  ['from the site into the journeys', 'src/api/j.ts', value, 'e2e/target.ts', 'src does not see'],
  ['of a helper of tests', 'src/api/k.ts', value, 'src/testing/target.ts', 'only tests import src/testing'],
  [
    'of a library past its boundary',
    'src/pages/l.ts',
    value,
    'formik',
    'formik is imported in src/forms/engine/useFieldForm.ts only',
  ],
  ['of a library in its very layer', 'src/state/m.ts', value, 'jwt-decode', 'jwt-decode is imported in'],
  [
    'of a library of the server into the contract',
    'contract/p.ts',
    value,
    'hono',
    'contract imports only the',
  ],
  ['of a library of the server into the site', 'src/content/q.ts', lazy, 'hono/jwt', 'src imports only the'],
  ['of a library of the site into the server', 'server/store/r.ts', type, 'react', 'server imports only the'],
  ['of a library of the site into the mocks', 'mocks/s.ts', value, 'react', 'mocks imports only the'],
  ['of a library for Node into the API', 'server/api/t.ts', value, 'pg', 'server/api imports only the'],
  [
    'of a name that begins like a library',
    'src/api/u.ts',
    value,
    'react-pdf',
    'src imports only the libraries',
  ],
  [
    'of a module of Node into the contract',
    'contract/v.ts',
    value,
    'node:fs',
    'contract imports no module of',
  ],
  ['of a module of Node into the site', 'src/art/w.ts', lazy, 'node:path', 'src imports no module of Node'],
  [
    'of a module of Node into the API',
    'server/api/http/x.ts',
    type,
    'node:http',
    'server/api imports no module',
  ],
  [
    'from a module of the server of what composes it',
    'server/store/y.ts',
    value,
    'server/target.ts',
    'no module of the server imports a file beside server/main.ts',
  ],
];

const circles: readonly (readonly [closedBy: string, text: typeof value, layer: string])[] = [
  ['a value', value, 'api'],
  ['a type', type, 'theme'],
  ['a lazy import', lazy, 'trace'],
];

describe('in a repository with forbidden imports', () => {
  let report: string[];

  beforeAll(() => {
    const files: Record<string, string> = {};
    for (const [, file, text, to] of planted) {
      const isFile = to.endsWith('.ts');
      files[file] = text(isFile ? path.posix.relative(path.posix.dirname(file), to) : to);
      if (isFile) files[to] = target;
    }
    for (const [, text, layer] of circles) {
      files[`src/${layer}/one.ts`] = target + text('./two.ts');
      files[`src/${layer}/two.ts`] = target + reexport('./one.ts').replace('thing', 'thing as other');
    }
    report = reportOn(files).trim().split('\n');
  });

  test.each(planted)('an import %s is reported', (_, file, __, to, message) => {
    const about = report.filter((line) => line.includes(file));
    expect(about).toEqual([expect.stringContaining(message)]);
    expect(about[0]).toContain(`${file} imports `);
    // The report names modules of Node without their prefix.
    expect(about[0]).toContain(to.replace('node:', ''));
  });

  test.each(circles)('a circular import that is closed by %s is reported', (_, __, layer) => {
    expect(report.filter((line) => line.includes(`src/${layer}/two.ts`))).toEqual([
      expect.stringContaining('no circle of files: '),
    ]);
  });

  test('no other import is reported, circles come last, and the end says where the rules are', () => {
    expect(report).toHaveLength(planted.length + circles.length + 1);
    const isCircle = (line: string) => line.startsWith('no circle of files');
    expect(report.slice(0, -1).map(isCircle)).toEqual([
      ...planted.map(() => false),
      ...circles.map(() => true),
    ]);
    expect(report.at(-1)).toContain('tooling/checks/layers.ts');
  });
});

test('only the five shortest of many circles are listed', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const files = Object.fromEntries(
    names.flatMap((name) => [[`src/api/${name}.ts`, target + value('./hub.ts')]]),
  );
  files['src/api/hub.ts'] =
    target + names.map((name) => reexport(`./${name}.ts`).replace('thing', `thing as ${name}`)).join('');
  const report = reportOn(files).trim().split('\n');
  expect(report.filter((line) => line.startsWith('no circle of files'))).toHaveLength(5);
  expect(report).toContain('… and 2 more circles of files.');
});

test('allowed imports pass: downwards, of listed libraries, of files that are not built yet, and from a test', () => {
  const report = reportOn({
    'src/state/target.ts': target,
    'src/content/pages/target.ts': target,
    'src/pages/planted.ts': value('../state/target.ts'),
    'src/state/auth/claims.ts': value('jwt-decode'),
    'src/state/other.ts': value('../content/pages/target.ts'),
    'src/theme/planted.ts': value('@mui/material/styles') + value('../../.cache/theme/notBuiltYet.json'),
    'contract/planted.ts': value('yup'),
    'server/siteServer.ts': target,
    'server/main.ts': value('./siteServer.ts'),
    'server/http/planted.ts': value('hono/html') + reexport('node:fs'),
    'server/api/fuzz/planted.ts': value('fast-check'),
    'src/testing/helper.ts': target,
    'src/state/planted.test.ts': value('../testing/helper.ts'),
  });
  expect(report).toBe('');
});
