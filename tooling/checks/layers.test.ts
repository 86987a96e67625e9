import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');

let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'house-'));
  for (const file of ['oxlint.config.ts', 'tooling/checks/layers.ts'])
    cpSync(path.join(root, file), path.join(house, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

/** What the linter says about one file that holds one import. */
function verdict(file: string, source: string): string {
  const place = path.join(house, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `import { thing } from '${source}';\n\nexport const own = thing;\n`);
  const words = ['--disable-nested-config', '-c', path.join(house, 'oxlint.config.ts'), file];
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, ...words], {
    cwd: house,
    encoding: 'utf8',
  });
  rmSync(place);
  return stdout + stderr;
}

test.each([
  ['upwards', 'src/state/planted.ts', '../pages/HomePage.tsx'],
  ['upwards from a folder in a room', 'src/forms/parts/planted.ts', '../../layout/SiteLayout.tsx'],
  ['sideways', 'src/pages/planted.ts', '../support/Replay.tsx'],
  ['from the site into the server', 'src/api/planted.ts', '../../server/store/store.ts'],
  ['from the server into the site', 'server/api/planted.ts', '../../src/content/company.ts'],
  ['a library past its door', 'src/pages/planted.ts', 'formik'],
  ['a library past its door, in the very room', 'src/state/planted.ts', 'jwt-decode'],
  ['a library through its door', 'src/state/claims.ts', 'jwt-decode', 'allowed'],
  ['downwards', 'src/pages/planted.ts', '../state/uiSlice.ts', 'allowed'],
])('an import %s is judged', (_, file, source, expected = 'refused') => {
  const refused = verdict(file, source).includes('no-restricted-imports');
  expect(refused ? 'refused' : 'allowed').toBe(expected);
});
