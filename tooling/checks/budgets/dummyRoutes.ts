import { createHash } from 'node:crypto';

const places = ['river', 'copper', 'paper', 'winter', 'cedar', 'stone'];
const things = ['Ledger', 'Harbour', 'Window', 'Garden', 'Signal'];

/** Routes that do not exist, named as pages are: names that only count up would compress to almost nothing. */
export const dummyRoutes = places.flatMap((place) => things.map((thing) => place + thing));

/** The page that is copied for each of them: a plain one that is only read. */
const copied = 'shop';

/** From the name of the entry to the next one, or to the end of its table. */
const entry = new RegExp(String.raw`^ {2}${copied}: [\s\S]*?(?=^ {2}[\w.]|^\})`, 'm');

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Words of their own, so that a table of descriptions weighs what it does for real pages. */
const wordsOf = (name: string) => createHash('sha256').update(name).digest('base64');

const copyOf = (text: string, name: string) =>
  text
    .replace(`${copied}: `, `${name}: `)
    .replaceAll(`"${copied}"`, `"${name}"`)
    .replaceAll(`'/${copied}'`, `'/${kebab(name)}'`)
    .replaceAll("ShopPage.tsx'", `ShopPage.tsx?${name}'`)
    .replace(/description:\s*'/, `$&${wordsOf(name)} `);

/**
 * A loader of webpack that adds the dummy routes to a table of routes: the address, the loader or the title of each, as
 * that table has them for the page that is copied. Throws where there is no entry of that page.
 */
export default function addDummyRoutes(source: string): string {
  if (!entry.test(source)) throw new Error(`There is no entry “${copied}” to copy.`);
  return source.replace(entry, (text) => text + dummyRoutes.map((name) => copyOf(text, name)).join(''));
}
