import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const files = globSync('{src,contract,server,mocks,e2e,tooling}/**/*.{test,spec}.{ts,tsx}', { cwd: root });

/** Titles of tests, also of those that a table or a loop repeats. Titles of groups are not included. */
const titlesIn = (text: string) =>
  [...text.matchAll(/(?:\btest|[\])}]\))\(\s*(['"`])(.+?)\1,/g)].map(([, , title = '']) => title);

/** Words that continue a sentence, or choose from something that is not yet named. */
const noBeginning = /^(?:and|but|nor|of|so|than|that|which|who|whose) /;

test('no title of a test begins in the middle of a sentence', () => {
  const titles = files.flatMap((file) =>
    titlesIn(readFileSync(path.join(root, file), 'utf8')).map((title) => `${file}: ${title}`),
  );
  expect(titles.length).toBeGreaterThan(2000);
  expect(titles.filter((title) => noBeginning.test(title.slice(title.indexOf(': ') + 2)))).toEqual([]);
});
