import anekUrl from '../../../.cache/fonts/anek.woff2';
import anekMoreUrl from '../../../.cache/fonts/anek-more.woff2';
import monoUrl from '../../../.cache/fonts/mono.woff2';
import sourceUrl from '../../../.cache/fonts/source.woff2';
import sourceMoreUrl from '../../../.cache/fonts/source-more.woff2';
import tamilUrl from '../../../.cache/fonts/tamil.woff2';

/** Files the first view needs; the document template preloads them. JetBrains Mono waits until a code is on the page. */
export const preloadedFonts: readonly string[] = [anekUrl, sourceUrl];

interface Face {
  fontFamily: string;
  fontWeight: string;
  src: string;
  unicodeRange?: string;
  sizeAdjust?: string;
  ascentOverride?: string;
  descentOverride?: string;
  lineGapOverride?: string;
}

const face = (properties: Face) => ({
  '@font-face': { fontStyle: 'normal', fontDisplay: 'swap', ...properties } as const,
});

const file = (url: string) => `url(${url}) format('woff2')`;

// Letters of other Latin alphabets and ₹ are in files of their own, which a page without them never loads.
const furtherLetters = 'U+100-130,U+132-151,U+154-15F,U+162-177,U+179-17C,U+17F-24F,U+20B9';

const arial =
  "local('Arial'),local('ArialMT'),local('Liberation Sans'),local('LiberationSans'),local('Arimo')";
const arialBold =
  "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold'),local('LiberationSans-Bold'),local('Arimo Bold')";

/*
 * Arial stands in until a file has come. So that no line breaks differently then, its size is multiplied by (mean advance
 * of our face ÷ mean advance of Arial), both in em and over 600 characters of the site's own words, at the weight that
 * weight range uses most (Anek 650 and 500, Source 600 and 400). Ascent and descent are those of the hhea table of our
 * face (Anek 1800/−400 of 2000, Source 1024/−400 of 1000) divided by that factor; both have no line gap.
 */
const standIns = [
  { fontFamily: "'Anek stand-in'", fontWeight: '100 549', src: arial, adjust: [94.75, 94.99, 21.11] },
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

export const fontFaces = [
  face({ fontFamily: "'Anek Latin'", fontWeight: '500 700', src: file(anekUrl) }),
  face({
    fontFamily: "'Anek Latin'",
    fontWeight: '500 700',
    src: file(anekMoreUrl),
    unicodeRange: furtherLetters,
  }),
  face({ fontFamily: "'Source Sans 3'", fontWeight: '400 650', src: file(sourceUrl) }),
  face({
    fontFamily: "'Source Sans 3'",
    fontWeight: '400 650',
    src: file(sourceMoreUrl),
    unicodeRange: furtherLetters,
  }),
  face({ fontFamily: "'Anek Tamil'", fontWeight: '500 700', src: file(tamilUrl), unicodeRange: 'U+B80-BFF' }),
  face({ fontFamily: "'JetBrains Mono'", fontWeight: '400 600', src: file(monoUrl) }),
  ...standIns,
];
