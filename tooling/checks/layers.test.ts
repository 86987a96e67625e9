import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { serverRooms, siteLayers } from './layers.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const drawing = read('docs/architecture.svg');
const page = read('docs/architecture.md');

/** What a table of the page names in its first column, in its order. */
const namedIn = (table: string) => [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);

const [, layersTable = '', roomsTable = ''] = page.split(/^## (?:Layers|The rooms of the server)$/m);
const layers: readonly string[] = siteLayers.flat();

test('the page names the layers in their order, and no other', () => {
  expect(namedIn(layersTable)).toEqual(layers);
});

test('the drawing names the layers in their order', () => {
  const names = [...drawing.matchAll(/class="name"[^>]*>([^<]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => layers.includes(name))).toEqual(layers);
});

test('the page names the rooms of the server in their order', () => {
  const rooms: readonly string[] = serverRooms.flat();
  expect(namedIn(roomsTable).filter((room) => rooms.includes(room))).toEqual(rooms);
});

test('page and drawing name every room of the server', () => {
  const rooms = readdirSync(path.join(root, 'server'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(namedIn(roomsTable.split('\n## ')[0] ?? '').toSorted()).toEqual(rooms.toSorted());
  const words: readonly string[] = drawing.slice(drawing.indexOf('>server<')).match(/\w+/g) ?? [];
  expect(rooms.filter((room) => !words.includes(room))).toEqual([]);
});
