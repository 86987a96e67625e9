import { createHash } from 'node:crypto';

const firstWords = ['river', 'copper', 'paper', 'winter', 'cedar', 'stone'];
const secondWords = ['Ledger', 'Harbour', 'Window', 'Garden', 'Signal'];

/** Names of routes that do not exist. They are words, as in real names: numbered names would compress to almost nothing. */
export const dummyRoutes = firstWords.flatMap((first) => secondWords.map((second) => first + second));

/** The page that is copied for each dummy route: a plain content page. */
const copied = 'shop';

/** Matches the entry of that page: from its name to the next entry, or to the end of the table. */
const entry = new RegExp(String.raw`^ {2}${copied}: [\s\S]*?(?=^ {2}[\w.]|^\})`, 'm');

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A text that differs for each name, so that the table of descriptions grows by as many bytes as with real pages. */
const uniqueTextOf = (name: string) => createHash('sha256').update(name).digest('base64');

const copyOf = (text: string, name: string) =>
  text
    .replace(`${copied}: `, `${name}: `)
    .replaceAll(`"${copied}"`, `"${name}"`)
    .replaceAll(`'/${copied}'`, `'/${kebab(name)}'`)
    .replaceAll("ShopPage.tsx'", `ShopPage.tsx?${name}'`)
    .replace(/description:\s*'/, `$&${uniqueTextOf(name)} `);

/**
 * A webpack loader that adds the dummy routes to a table of routes. Each entry (address, loader or title, depending on the
 * table) is a changed copy of that of the copied page.
 * @throws where the table has no entry of that page
 */
export default function addDummyRoutes(source: string): string {
  if (!entry.test(source)) throw new Error(`There is no entry “${copied}” to copy.`);
  return source.replace(entry, (text) => text + dummyRoutes.map((name) => copyOf(text, name)).join(''));
}
