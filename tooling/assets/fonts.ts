import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { writeAsset } from './writeAsset.ts';

const root = path.join(import.meta.dirname, '../..');
const output = path.join(root, '.cache/fonts');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** The characters of the site's own texts and no others, because the first view waits for these files. */
const letters = `${range(0x20, 0x7e)}\u00a0©®·×‘’“”–—…•−€™\u2009\u202f`;

/**
 * Further characters, in files of their own that a page without them does not load: the other signs of Latin-1, with the
 * letters of Western European names; and the letters of other names in Latin script, with the rupee sign.
 */
const westernLetters = `${range(0xa1, 0xff)}‚„‹›`;
const furtherLetters = `${range(0x100, 0x24f)}₹`;

/** The one letter in Tamil, on the page of openings. */
const tamil = 'அ';

/**
 * The whole Tamil block, for what visitors type, with the zero-width joiners and the dotted circle, which takes the place of
 * a missing base letter.
 */
const tamilWhole = `${range(0xb80, 0xbff)}\u200c\u200d\u25cc`;

/** OpenType features that running text needs. Fractions, superiors and alternates are left out, a tenth of the bytes. */
const features = ['kern', 'liga', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
/** OpenType features that join Tamil signs to their letters. */
const tamilFeatures = [
  'abvm',
  'blwm',
  'abvs',
  'blws',
  'psts',
  'pres',
  'akhn',
  'half',
  'haln',
  'mark',
  'mkmk',
];

type FontSubset = {
  /** File name without ending, which src/theme/fonts/fonts.ts imports. */
  name: string;
  /** Address of the font it is taken from. */
  source: string;
  weights: { min: number; max: number };
  glyphs: string;
  features?: string[];
};

const display = { min: 500, max: 700 };
const text = { min: 400, max: 650 };

const subsets: readonly FontSubset[] = [
  {
    name: 'anek',
    source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
    weights: display,
    glyphs: letters,
  },
  {
    name: 'anek-western',
    source: import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
    weights: display,
    glyphs: westernLetters,
  },
  {
    name: 'anek-more',
    source: import.meta
      .resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2'),
    weights: display,
    glyphs: furtherLetters,
  },
  {
    name: 'source',
    source: import.meta
      .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    weights: text,
    glyphs: letters,
  },
  {
    name: 'source-western',
    source: import.meta
      .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    weights: text,
    glyphs: westernLetters,
  },
  {
    name: 'source-more',
    source: import.meta
      .resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2'),
    weights: text,
    glyphs: furtherLetters,
  },
  {
    name: 'mono',
    source: import.meta
      .resolve('@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
    weights: { min: 400, max: 600 },
    glyphs: letters + westernLetters,
  },
  {
    name: 'tamil',
    source: import.meta.resolve('@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2'),
    // The same weights as in the whole font, because both may meet in a text that a visitor typed.
    weights: { min: 400, max: 700 },
    glyphs: tamil,
    features: tamilFeatures,
  },
  {
    name: 'tamil-whole',
    source: import.meta.resolve('@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2'),
    weights: { min: 400, max: 700 },
    glyphs: tamilWhole,
    features: tamilFeatures,
  },
];

/** Hash of everything that determines a subset: the source font, the options and the version of subset-font. */
async function recipeOf(source: Buffer, options: object): Promise<string> {
  const cutter = await readFile(path.join(root, 'node_modules/subset-font/package.json'));
  return createHash('sha256').update(source).update(JSON.stringify(options)).update(cutter).digest('hex');
}

/**
 * Reduces the site's fonts to the weights and glyphs it uses and writes them to .cache/fonts, from where
 * src/theme/fonts/fonts.ts imports them. That takes seconds, so the recipe of each font is stored beside it, and a font
 * whose recipe has not changed is not made again.
 */
export async function makeFonts(): Promise<void> {
  for (const { name, source, weights, glyphs, features: kept = features } of subsets) {
    const target = path.join(output, `${name}.woff2`);
    const content = await readFile(fileURLToPath(source));
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      keepFeatures: kept,
      noHinting: true,
    } as const;
    const recipe = await recipeOf(content, { glyphs, ...options });
    const made = await readFile(`${target}.recipe`, 'utf8').catch(() => null);
    if (made === recipe && existsSync(target)) continue;
    await writeAsset(target, await subsetFont(content, glyphs, options));
    await writeAsset(`${target}.recipe`, recipe);
  }
}
