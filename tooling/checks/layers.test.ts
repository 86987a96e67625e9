import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { libraries, serverModules, siteLayers } from './layers.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const drawing = read('docs/architecture.svg');
const page = read('docs/architecture.md');

const [, modulesTable = ''] = page.split(/^## The modules of the server$/m);
/** The names in the first column of that table, in order. */
const namedIn = (table: string) => [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
const layers: readonly string[] = siteLayers.flat();

/** Folders outside the order: those that only tests or an operator's measurements use, and samples without code. */
const outside = { src: ['testing'], server: ['deploy', 'faults', 'load'] };

test.each([
  ['src', siteLayers],
  ['server', serverModules],
] as const)('every folder of %s has a place in the order, or no rule would apply to it', (name, order) => {
  const folders = readdirSync(path.join(root, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect(folders.toSorted()).toEqual([...order.flat(), ...outside[name]].toSorted());
});

test('the README’s map names the layers in their order, and no other', () => {
  const names = [...read('README.md').matchAll(/^\| `src\/(\w+)`/gm)].map(([, name = '']) => name);
  expect(names).toEqual([...layers, 'testing']);
});

test('the drawing names the layers in their order', () => {
  const names = [...drawing.matchAll(/class="name"[^>]*>([^<]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => layers.includes(name))).toEqual(layers);
});

test('the page names the modules of the server in their order', () => {
  const modules: readonly string[] = serverModules.flat();
  expect(namedIn(modulesTable).filter((module) => modules.includes(module))).toEqual(modules);
});

test('page and drawing name every module of the server', () => {
  const modules = readdirSync(path.join(root, 'server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(namedIn(modulesTable.split('\n## ')[0] ?? '').toSorted()).toEqual(modules.toSorted());
  const words: readonly string[] = drawing.slice(drawing.indexOf('>server<')).match(/\w+/g) ?? [];
  expect(modules.filter((module) => !words.includes(module))).toEqual([]);
});

test('the server has none of the libraries of the site', () => {
  expect(libraries['server']?.filter((library) => libraries['src']?.includes(library))).toEqual([]);
});

test('an installation without the tools for developers has every library of the server', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const used = ['server', 'contract'].flatMap((folder) => libraries[folder] ?? []);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((library) => !(library in dependencies))).toEqual([]);
});
