import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ThemeProvider } from '@mui/system';
import Tabs from '@mui/material/Tabs';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import type { ComponentType, ReactElement } from 'react';
import styleSheets from '../../.cache/theme/styleSheets.json';
import { baselineOf } from './baseline.ts';
import { colourPaths } from './colourVariables.ts';
import { darkSectionScope } from './scopes/darkSection.ts';
import { fieldTheme } from './scopes/fieldTheme.ts';
import { overlayTheme } from './scopes/overlayTheme.ts';
import { supportTheme } from './scopes/supportTheme.ts';
import { theme } from './theme.ts';

const folder = path.join(process.cwd(), 'src');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const sourcesOf = (chosen: readonly string[]) =>
  chosen.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
const sources = sourcesOf(files);
/** The sources of the support screen, which visitors never load. */
const supportSources = sourcesOf(files.filter((file) => file.startsWith('support')));

const found = (pattern: RegExp, text = sources) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const defined = Object.values(styleSheets[0]!).flatMap((rule) => Object.keys(rule));
const variableOf = (colour: string) => `--mui-palette-${colour.replace('.', '-')}`;
const groups = [...new Set([...colourPaths].map((colour) => colour.split('.')[0]))].join('|');

/** Colours that styles use: as a value of the theme, in `sx`, or by the CSS variable. */
const named = [
  ...found(/\bvars\.palette\.(\w+(?:\.\w+)?)/g),
  ...found(new RegExp(`[cC]olor: '((?:${groups})\\.\\w+)'`, 'g')),
  ...found(/var\(--mui-palette-(\w+(?:-\w+)?)/g).map((name) => name.replace('-', '.')),
];
/** Shades that styles use with a computed colour: `palette[kind].main`. */
const namedShades = new Set(found(/\bvars\.palette\[.+?\]\.(\w+)/g));

const kinds = new Set(['success', 'error', 'warning', 'info']);
const isNamed = (colour: string) => {
  const [group = '', shade = ''] = colour.split('.');
  return named.includes(colour) || (kinds.has(group) && namedShades.has(shade));
};

/** Props that some MUI components require besides children. */
const properties: Record<string, object> = {
  Dialog: { open: true },
  FormControlLabel: { control: <input />, label: 'Yes' },
  GlobalStyles: { styles: {} },
  InputAdornment: { position: 'end' },
  Tab: { value: 'one' },
  Tabs: { value: false },
};
const childless = new Set(['CssBaseline', 'GlobalStyles', 'OutlinedInput', 'Radio', 'Slider', 'Tabs']);

/** Wrappers for components that can only be rendered inside another one. */
const frames: Record<string, (part: ReactElement) => ReactElement> = {
  Tab: (part) => <Tabs value="one">{part}</Tabs>,
};

/** Colours that MUI components read only for variants that this site does not use. */
const neverShown = new Set([
  // For print, which the site's own rule covers.
  'common.white',
  // Buttons and links that inherit the text colour.
  'Button.inheritContainedBg',
  'Button.inheritContainedHoverBg',
  'text.primaryChannel',
  'text.secondaryChannel',
  // An icon reads `main` of every group of the palette.
  ...['info', 'text', 'background', 'action', 'turmeric', 'kolam', 'Input', 'common', 'Button'].map(
    (group) => `${group}.main`,
  ),
]);

const importOfPart = /from '@mui\/material\/([A-Z]\w+)'/g;
const ofVisitors = new Set(
  found(importOfPart, sourcesOf(files.filter((file) => !file.startsWith('support')))),
);
/** Components that only the support screen uses; their colours are in its theme only. */
const onlyOfSupport = new Set(found(importOfPart, supportSources).filter((part) => !ofVisitors.has(part)));

/** Renders an MUI component and returns the colours that it reads, and those of them that are missing. */
async function coloursOf(part: string) {
  const read = new Set<string>();
  const missing = new Set<string>();
  const watch = (values: object, keys: readonly string[]): object =>
    new Proxy(values, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol') return value;
        if (typeof value === 'object' && value !== null) return watch(value, [...keys, key]);
        (value === undefined ? missing : read).add([...keys, key].join('.'));
        return value;
      },
    });
  const alpha = (colour: string, opacity: number | string) => {
    const [, name] = /^var\(--mui-palette-(.+)\)$/.exec(colour) ?? [];
    const channel = `${name?.replace('-', '.')}Channel`;
    if (name) (colourPaths.has(channel) ? read : missing).add(channel);
    return theme.alpha(colour, opacity);
  };
  const { default: Part } = (await import(`@mui/material/${part}`)) as { default: ComponentType<object> };
  for (const base of onlyOfSupport.has(part) ? [supportTheme] : [theme, fieldTheme, overlayTheme]) {
    const watched = { ...base, alpha, vars: { ...base.vars, palette: watch(base.vars.palette, []) } };
    const children = part === 'NativeSelect' ? <option>One</option> : 'Words';
    const { unmount } = render(
      <ThemeProvider theme={watched}>
        {(frames[part] ?? ((element) => element))(
          createElement(Part, properties[part], ...(childless.has(part) ? [] : [children])),
        )}
      </ThemeProvider>,
    );
    unmount();
  }
  return { read, missing: [...missing].filter((colour) => !neverShown.has(colour)) };
}

const parts = [...new Set(found(importOfPart)), 'SvgIcon'];
const readByMui = new Set<string>();

test.each(parts)('every colour that MUI’s %s reads is in the theme', async (part) => {
  const { read, missing } = await coloursOf(part);
  for (const colour of read) readByMui.add(colour);
  expect(missing).toEqual([]);
});

test('every colour that a style uses is a variable', () => {
  expect(named.length).toBeGreaterThan(300);
  expect(named.filter((colour) => !colourPaths.has(colour))).toEqual([]);
});

test('every variable is used', () => {
  expect(readByMui.size).toBeGreaterThan(10);
  expect([...colourPaths].filter((colour) => !isNamed(colour) && !readByMui.has(colour))).toEqual([]);
});

test('every variable that a rule redefines is defined in each document', () => {
  const redefined = JSON.stringify([darkSectionScope, baselineOf(theme)]).match(/--mui-[\w-]+(?=":)/g);
  expect(redefined?.filter((name) => !defined.includes(name))).toEqual([]);
  expect([...colourPaths].map(variableOf).filter((name) => !defined.includes(name))).toEqual([]);
});

test('the `color` prop is used only with colours that the theme has', () => {
  const asked = found(/<[A-Z]\w+[^>]*\scolor="(\w+)"/g);
  expect(asked.filter((colour) => !(colour in theme.palette))).toEqual([]);
});
