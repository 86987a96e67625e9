import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Files below a folder of the repository, as paths from its root. */
const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => ending.test(file));

const code = ['src', 'contract', 'server', 'mocks', 'e2e', 'tooling'].flatMap((folder) =>
  filesOf(folder, /\.tsx?$/),
);
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...filesOf('docs', /\.md$/),
];

const specification = read('docs/specification.md');
const found = (pattern: RegExp) => [...specification.matchAll(pattern)].map(([, id = '']) => id);
const lines = found(/^- \*\*([A-Z]+(?:-[A-Z]+)*-?\d+)\*\*/gm);
const groups = found(/^### ([A-Z-]+):/gm);
const chapters = found(/^## (\d)\./gm);
const known = new Set([...lines, ...groups, ...chapters]);

/** The lines that a text cites: `(specification GUARD-04, D9)` cites two. A citation may span two lines of a comment. */
const citationsOf = (text: string): string[] =>
  [...text.matchAll(/\(specification[\s*]+([^)]*)\)/g)].flatMap(([, cited = '']) =>
    cited.split(/[\s*]*(?:,| and | to )[\s*]*/),
  );

/** Matches a line, group or decision that is cited in any other form. */
const bare = new RegExp(`(?:${groups.join('|')})-\\d\\d|\\b(?:decision|section) \\d`, 'g');

test('the specification numbers each line once, without a gap', () => {
  expect(new Set(lines).size).toBe(lines.length);
  const last = new Map<string, number>();
  for (const id of lines) {
    const [, group = '', number] = /^(.*?)-?(\d+)$/.exec(id) ?? [];
    expect([id, Number(number)]).toEqual([id, (last.get(group) ?? 0) + 1]);
    last.set(group, Number(number));
  }
});

test.each(code.filter((file) => read(file).includes('(specification')))(
  'every line that %s cites is in the specification',
  (file) => {
    expect(citationsOf(read(file)).filter((cited) => !known.has(cited))).toEqual([]);
  },
);

test('the specification is cited in one form only', () => {
  const elsewhere = code.flatMap((file) => {
    const rest = read(file).replaceAll(/\(specification[^)]*\)/g, '');
    return (rest.match(bare) ?? []).map((cited) => `${file}: ${cited}`);
  });
  expect(elsewhere).toEqual([]);
});

/** Whether a text is a path of the repository. Paths in `data/` and `dist/` are excluded, because commands create them. */
const isPath = (text: string) =>
  !/^(?:data|dist)\//.test(text) &&
  /^(?:[\w.-]+\/)+$|^[\w./-]+\.(?:tsx?|md)$|^(?:src|contract|server|mocks|e2e|tooling|docs)(?:\/[\w.-]+)*$/.test(
    text,
  );

test.each(documents)('every path that %s names exists', (file) => {
  const text = read(file);
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter(isPath);
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );
  expect([...named, ...linked].filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('every test that docs/security.md cites exists', () => {
  const cited = [...read('docs/security.md').matchAll(/`([^`]+\.test\.ts)` “(.+?)”(?=;| *\|)/g)];
  expect(cited.length).toBeGreaterThan(40);
  const missing = cited.filter(([, file = '', title = '']) => !read(file).includes(title));
  expect(missing.map(([text]) => text)).toEqual([]);
});

test.each(documents)('commands in %s that read the journal accept the lines of systemd', (file) => {
  const commands = read(file).match(/journalctl [^`|]*\| *jq [^`|']*'[^']*'/g) ?? [];
  // Without this filter jq fails at the first line that is no JSON, and systemd writes two such lines at each start.
  expect(commands.filter((command) => !/ jq -r?R 'fromjson\? \| /.test(command))).toEqual([]);
});
