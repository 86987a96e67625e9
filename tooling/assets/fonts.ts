import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = path.join(import.meta.dirname, '../..');
const output = path.join(root, '.cache/fonts');

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What our own words are made of, and nothing else: the first view waits for these files. */
const letters = `${range(0x20, 0x7e)}\u00a0©®·×‘’“”–—…•−€™\u2009\u202f`;

/**
 * Letters of Western European names and the other signs of Latin-1, and the alphabets of further Latin names with the
 * rupee sign: files that a page without them never loads.
 */
const westernLetters = `${range(0xa1, 0xff)}‚„‹›`;
const furtherLetters = `${range(0x100, 0x24f)}₹`;

/** The one word in Tamil, on the page of openings. */
const tamil = 'தமிழ்';

/** All of Tamil, with the joiners and the circle that stands in for a missing letter: what visitors type. */
const tamilWhole = `${range(0xb80, 0xbff)}\u200c\u200d\u25cc`;

/** What running text needs; left out are fractions, superiors and alternates, a tenth of the bytes. */
const features = ['kern', 'liga', 'calt', 'rlig', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum'];
/** What joins Tamil signs to their letters. */
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
  /** file name without ending, which src/theme/fonts/fonts.ts imports */
  name: string;
  /** address of the font it is taken from */
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
    // as in the whole one, beside which the word may stand in what somebody typed
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

/**
 * Cuts the site's fonts to the weights and glyphs it uses and writes them to .cache/fonts, from where src/theme/fonts/fonts.ts
 * imports them. Files that are newer than their source and than this file are left alone.
 */
export async function makeFonts(): Promise<void> {
  await mkdir(output, { recursive: true });
  for (const subset of subsets) {
    const source = fileURLToPath(subset.source);
    const target = path.join(output, `${subset.name}.woff2`);
    if (await isNewer(target, [source, import.meta.filename])) continue;
    const font = await subsetFont(await readFile(source), subset.glyphs, {
      targetFormat: 'woff2',
      variationAxes: { wght: subset.weights },
      keepFeatures: subset.features ?? features,
      noHinting: true,
    });
    await writeFile(target, font);
  }
}

async function isNewer(target: string, sources: readonly string[]): Promise<boolean> {
  const changed = (file: string) =>
    stat(file).then(
      (found) => found.mtimeMs,
      () => Number.NaN,
    );
  const made = await changed(target);
  const times = await Promise.all(sources.map(changed));
  return times.every((time) => made > time);
}
