import anekUrl from '../../../.cache/fonts/anek.woff2';
import anekMoreUrl from '../../../.cache/fonts/anek-more.woff2';
import anekWesternUrl from '../../../.cache/fonts/anek-western.woff2';
import monoUrl from '../../../.cache/fonts/mono.woff2';
import sourceUrl from '../../../.cache/fonts/source.woff2';
import sourceMoreUrl from '../../../.cache/fonts/source-more.woff2';
import sourceWesternUrl from '../../../.cache/fonts/source-western.woff2';
import tamilUrl from '../../../.cache/fonts/tamil.woff2';
import tamilWholeUrl from '../../../.cache/fonts/tamil-whole.woff2';

/**
 * Files that the first view needs, preloaded by the document template. JetBrains Mono loads once a page shows a code.
 */
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

/** A font face. All of them are upright, the default of `font-style`. */
const face = (properties: Face) => ({ '@font-face': properties });

/**
 * A face of a preloaded file. If the file does not arrive in time for the first view, it is used only from the next
 * page on: replacing the stand-in later would cause a layout of the whole page.
 */
const preloaded = (properties: Face) => face({ fontDisplay: 'optional', ...properties });

/** A face that only some pages need, loaded when it is used. */
const late = (properties: Face) => face({ fontDisplay: 'swap', ...properties });

/**
 * A source without `format()`: that only keeps browsers without WOFF2 from loading it, and all supported browsers have
 * it.
 */
const file = (url: string) => `url(${url})`;

// Letters that English does not have are in files of their own, which a page loads only if it contains them.
const westernLetters = 'U+A1-A8,U+AA-AD,U+AF-B6,U+B8-D6,U+D8-FF,U+201A,U+201E,U+2039-203A';
const furtherLetters = 'U+100-24F,U+20B9';

const sources = (...names: string[]) => names.map((name) => `local('${name}')`).join(',');
const arial = sources('Arial', 'Liberation Sans', 'Arimo', 'Roboto');
const arialBold = sources('Arial Bold', 'Liberation Sans Bold', 'Arimo Bold');
/** If Roboto is a single variable file for all weights, it is rendered with the weight that is asked for. */
const robotoBold = sources('Roboto Bold', 'Roboto');

/*
 * Until a font file has loaded, Arial stands in for it, or Roboto on Android, which has no Arial. So that lines break
 * at the same words then, the stand-in's size is multiplied by (mean advance of our face ÷ mean advance of the
 * stand-in), both in em and measured over the site's own text, at the most used weight of each weight range (Anek 650
 * and 500, Source 600 and 400). Ascent and descent are those of the hhea table of our face (Anek 1800/−400 of 2000,
 * Source 1024/−400 of 1000) divided by that factor; none has a line gap. In regular weight Roboto is as wide as Arial
 * (0.994); in bold it is narrower (0.941), which shows in headings. Of several faces with the same family and weight,
 * the browser tries the last one first.
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

/** The Latin faces of a family: one file for the site's own text, and two for further letters in what visitors type. */
const latin = (fontFamily: string, fontWeight: string, ours: string, western: string, further: string) => [
  preloaded({ fontFamily, fontWeight, src: file(ours) }),
  late({ fontFamily, fontWeight, src: file(western), unicodeRange: westernLetters }),
  late({ fontFamily, fontWeight, src: file(further), unicodeRange: furtherLetters }),
];

export const fontFaces = [
  ...latin("'Anek Latin'", '500 700', anekUrl, anekWesternUrl, anekMoreUrl),
  ...latin("'Source Sans 3'", '400 650', sourceUrl, sourceWesternUrl, sourceMoreUrl),
  // The browser tries the last one first: the site's own Tamil letter needs the small file only, other text the whole
  // one, too.
  ...[tamilWholeUrl, tamilUrl].map((url) =>
    late({ fontFamily: "'Anek Tamil'", fontWeight: '400 700', src: file(url), unicodeRange: 'U+B80-BFF' }),
  ),
  late({ fontFamily: "'JetBrains Mono'", fontWeight: '400 600', src: file(monoUrl) }),
  ...standIns,
];
