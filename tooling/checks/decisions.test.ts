import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../../docs/decisions');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
const numberOf = (file: string) => file.slice(0, 4);

/** The first two lines of a decision. A status that does not begin as required is an empty string. */
function headOf(file: string) {
  const text = read(file);
  const [, title = ''] = new RegExp(`^# ${numberOf(file)}\\. (.+)\n`).exec(text) ?? [];
  const [, date = '', status = '', rest = ''] =
    /^Date: ([\d-]{10})[^.]*\. Status: (in force|replaced by \[\d{4}\]\([^)]+\))(.*)$/m.exec(text) ?? [];
  return { title, date, status, rest };
}

/** The numbers of the decisions to which a text links. */
const linksIn = (text: string) =>
  [...text.matchAll(/\[(\d{4})\]\(\1-[^)]+\)/g)].map(([, number = '']) => number);

test('the index lists every decision with the title, date and status that its file states', () => {
  const rows = [...read('README.md').matchAll(/^\| \d.*$/gm)].map(([row]) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual(
    files.map((file) => {
      const { title, date, status } = headOf(file);
      return [numberOf(file), `[${title}](${file})`, date, status];
    }),
  );
});

test('a decision is replaced by exactly the one that says it takes its place', () => {
  const heads = files.map((file) => ({ number: numberOf(file), ...headOf(file) }));
  const replaced = heads.flatMap(({ number, status }) => linksIn(status).map((by) => `${number} by ${by}`));
  const replacing = heads.flatMap(({ number, rest }) => {
    const [, places = ''] = /Takes the place of (.+)/.exec(rest) ?? [];
    return linksIn(places).map((old) => `${old} by ${number}`);
  });
  expect(replacing.toSorted()).toEqual(replaced);
});
