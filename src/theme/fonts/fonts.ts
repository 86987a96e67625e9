import anekUrl from '../../../.cache/fonts/anek.woff2';
import anekMoreUrl from '../../../.cache/fonts/anek-more.woff2';
import anekWesternUrl from '../../../.cache/fonts/anek-western.woff2';
import monoUrl from '../../../.cache/fonts/mono.woff2';
import sourceUrl from '../../../.cache/fonts/source.woff2';
import sourceMoreUrl from '../../../.cache/fonts/source-more.woff2';
import sourceWesternUrl from '../../../.cache/fonts/source-western.woff2';
import tamilUrl from '../../../.cache/fonts/tamil.woff2';
import tamilWholeUrl from '../../../.cache/fonts/tamil-whole.woff2';

/** Files the first view needs; the document template preloads them. JetBrains Mono waits until a code is on the page. */
export const preloadedFonts: readonly string[] = [anekUrl, sourceUrl];

type Face = {
  fontFamily: string;
  fontWeight: string;
  src: string;
  fontDisplay?: 'optional' | 'swap';
  unicodeRange?: string;
  sizeAdjust?: string;
  ascentOverride?: string;
  descentOverride?: string;
  lineGapOverride?: string;
};

/** All of them are upright, which is what a face without a style is. */
const face = (properties: Face) => ({ '@font-face': properties });

/**
 * A preloaded file that does not come with the first view is used from the next page on: were it to
 * replace its stand-in later, the whole page would be laid out once more.
 */
const preloaded = (properties: Face) => face({ fontDisplay: 'optional', ...properties });

/** What only some pages need comes when it is needed. */
const late = (properties: Face) => face({ fontDisplay: 'swap', ...properties });

/** Without its format, which would keep a browser that does not know WOFF2 from asking for it: all that the site is built for do. */
const file = (url: string) => `url(${url})`;

// Letters that English does not have are in files of their own, which a page without them never loads.
const westernLetters = 'U+A1-A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-FF,U+201A,U+201E,U+2039-203A';
const furtherLetters = 'U+100-24F,U+20B9';

const sources = (...names: string[]) => names.map((name) => `local('${name}')`).join(',');
const arial = sources('Arial', 'Liberation Sans', 'Arimo', 'Roboto');
const arialBold = sources('Arial Bold', 'Liberation Sans Bold', 'Arimo Bold');
/** Where it has one file for all weights, that is drawn as bold as it is asked for. */
const robotoBold = sources('Roboto Bold', 'Roboto');

/*
 * Until a file has come Arial stands in, or Roboto on Android, which has no Arial. So that no line breaks differently then,
 * its size is multiplied by (mean advance of our face ÷ mean advance of its own), both in em and over the site's own words,
 * at the weight that weight range uses most (Anek 650 and 500, Source 600 and 400). Ascent and descent are those of the
 * hhea table of our face (Anek 1800/−400 of 2000, Source 1024/−400 of 1000) divided by that factor; all have no line gap.
 * In regular weight Roboto is as wide as Arial (0.994). In bold it is narrower (0.941), which shows in headings. A browser
 * asks the last of a family first.
 */
const standIns = [
  { fontFamily: "'Anek stand-in'", fontWeight: '100 549', src: arial, adjust: [94.75, 94.99, 21.11] },
  { fontFamily: "'Anek stand-in'", fontWeight: '550 900', src: robotoBold, adjust: [96.73, 93.04, 20.68] },
  { fontFamily: "'Anek stand-in'", fontWeight: '550 900', src: arialBold, adjust: [91.02, 98.88, 21.97] },
  { fontFamily: "'Source stand-in'", fontWeight: '100 549', src: arial, adjust: [93.2, 109.87, 42.92] },
  { fontFamily: "'Source stand-in'", fontWeight: '550 900', src: arialBold, adjust: [89.3, 114.67, 44.79] },
].map(({ adjust: [size, ascent, descent], ...rest }) =>
  face({
    ...rest,
    sizeAdjust: `${size}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
  }),
);

/** The letters of a family: our own words, and the files for names. */
const latin = (fontFamily: string, fontWeight: string, ours: string, western: string, further: string) => [
  preloaded({ fontFamily, fontWeight, src: file(ours) }),
  late({ fontFamily, fontWeight, src: file(western), unicodeRange: westernLetters }),
  late({ fontFamily, fontWeight, src: file(further), unicodeRange: furtherLetters }),
];

export const fontFaces = [
  ...latin("'Anek Latin'", '500 700', anekUrl, anekWesternUrl, anekMoreUrl),
  ...latin("'Source Sans 3'", '400 650', sourceUrl, sourceWesternUrl, sourceMoreUrl),
  // A browser asks the last of them first: our own word needs the small file only, what a visitor types the whole one, too.
  ...[tamilWholeUrl, tamilUrl].map((url) =>
    late({ fontFamily: "'Anek Tamil'", fontWeight: '400 700', src: file(url), unicodeRange: 'U+B80-BFF' }),
  ),
  late({ fontFamily: "'JetBrains Mono'", fontWeight: '400 600', src: file(monoUrl) }),
  ...standIns,
];
