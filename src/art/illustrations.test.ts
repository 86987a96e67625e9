import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'illustrations');
const files = readdirSync(folder);

/** Path data of the part with this id. */
const dataOf = (svg: string, id: string) =>
  new RegExp(`<path id="${id}"[^>]* d="([^"]*)"`).exec(svg)?.[1] ?? '';

const beginnings = (data: string) => data.match(/[Mm]/g)?.length ?? 0;
const curves = (data: string) => data.match(/[csa]/gi)?.length ?? 0;

test.each(files)('%s has a line that joins all strands in one stroke with path length 1', (file) => {
  const svg = readFileSync(path.join(folder, file), 'utf8');
  const [strands, line] = [dataOf(svg, 'strands'), dataOf(svg, 'line')];
  expect(beginnings(strands)).toBeGreaterThan(20);
  expect(beginnings(line)).toBe(1);
  expect(curves(line)).toBe(curves(strands));
  expect(/<path id="line"[^>]*/.exec(svg)?.[0]).toContain('pathLength="1"');
});

test('there are six illustrations', () => {
  expect(files).toHaveLength(6);
});
