import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import styleSheets from '../../.cache/theme/styleSheets.json';
import { company } from '../content/company.ts';
import { theme } from './theme.ts';
import { dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import { themeColor } from './tokens/themeColor.ts';
import { fluid } from './fluid.ts';

const source = path.join(process.cwd(), 'src');

const sheets = styleSheets.flatMap((sheet) => Object.entries(sheet));
const rulesOf = (selector: string) =>
  Object.assign({}, ...sheets.filter(([name]) => name === selector).map(([, rules]) => rules)) as Record<
    string,
    string
  >;

test('the colours are light unless the document is marked as dark', () => {
  expect(rulesOf(':root, [data-light]')).toMatchObject({
    colorScheme: 'light',
    '--mui-palette-background-default': light.background.default,
    '--mui-palette-kolam-line': light.kolam.line,
  });
  expect(rulesOf('[data-dark]')).toMatchObject({
    colorScheme: 'dark',
    '--mui-palette-background-default': dark.background.default,
    '--mui-palette-kolam-line': dark.kolam.line,
  });
});

test('documents contain no variables of components that the site does not use', () => {
  const names = sheets.flatMap(([, rules]) => Object.keys(rules as object));
  expect(names.filter((name) => /Alert|Chip|Slider|grey|overlays|-light$|font-/.test(name))).toEqual([]);
  expect(names.length).toBeLessThan(220);
});

test('the whole navigation shows in windows wider than 1024 px', () => {
  expect(theme.breakpoints.up('lg')).toBe('@media (min-width:1025px)');
});

test('font sizes grow between windows of 360 and 1280 px', () => {
  const [, from, grow, to] = /^clamp\((.+)rem, (.+), (.+)rem\)$/.exec(fluid(40, 64)) ?? [];
  expect([Number(from) * 16, Number(to) * 16]).toEqual([40, 64]);
  const [, start, slope] = /^(.+)rem \+ (.+)vw$/.exec(grow ?? '') ?? [];
  const sizeAt = (width: number) => Number(start) * 16 + (Number(slope) / 100) * width;
  expect(sizeAt(360)).toBeCloseTo(40, 1);
  expect(sizeAt(1280)).toBeCloseTo(64, 1);
  expect(fluid(15, 15)).toBe('0.9375rem');
});

test('labels of buttons are written as in the copy, without a rule of their own', () => {
  expect(theme.typography.button).not.toHaveProperty('textTransform');
});

test('only the tokens contain colour values', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^theme.tokens/.test(file),
  );
  const offenders = files.filter((file) =>
    /['"`: ](#[0-9a-f]{3,8}|(rgba?|hsla?|oklch)\(\s*\d)/i.test(
      withoutComments(readFileSync(path.join(source, file), 'utf8')),
    ),
  );
  expect(offenders).toEqual([]);
});

test('the manifest has the firm’s name and the page’s background colour', () => {
  const manifest = JSON.parse(
    readFileSync(path.join(source, '../public/site.webmanifest'), 'utf8'),
  ) as object;
  expect(manifest).toMatchObject({
    name: company.name,
    short_name: company.name,
    theme_color: themeColor.light,
    background_color: light.background.default,
  });
});

test('the favicon is drawn in the colours of both modes', () => {
  const icon = readFileSync(path.join(source, '../public/favicon.svg'), 'utf8');
  for (const { kolam } of [light, dark]) {
    expect(icon).toContain(kolam.line);
    expect(icon).toContain(kolam.dot);
  }
});

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
