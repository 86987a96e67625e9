import type { Theme } from '@mui/material/styles';
import frozen from '../../.cache/theme/theme.json';
import { createSiteTheme } from './createSiteTheme.ts';
import { frozenThemeOf, styleSheetsOf } from './frozenTheme.ts';
import { fields } from './overrides/fields.ts';
import { overlays } from './overrides/overlays.ts';
import { fieldTheme } from './scopes/fieldTheme.ts';
import { overlayTheme } from './scopes/overlayTheme.ts';
import { theme } from './theme.ts';

const computed = createSiteTheme();

/** JSON of CSS variables without the fallbacks that MUI writes into each. */
const withoutFallbacks = (variables: unknown): unknown =>
  JSON.parse(JSON.stringify(variables).replaceAll(/(var\(--[\w-]+), [^"]*\)"/g, '$1)"'));

/** A length in px: MUI writes spacing as `calc(factor * 8px)`. */
const inPixels = (length: string) =>
  length.replaceAll(/calc\((\S+) \* 8px\)/g, (_all, factor: string) => `${Number(factor) * 8}px`);

/** The functions of a theme that components call, with sample arguments. */
const calls: Record<string, (called: Theme) => unknown> = {
  up: ({ breakpoints: { keys, up } }) => [...keys, 700].map((key) => up(key)),
  down: ({ breakpoints: { keys, down } }) => [...keys, 700].map((key) => down(key)),
  between: ({ breakpoints }) => [breakpoints.between('sm', 'lg'), breakpoints.between(500, 'xl')],
  only: ({ breakpoints: { keys, only } }) => keys.map((key) => only(key)),
  not: ({ breakpoints: { keys, not } }) => keys.map((key) => not(key)),
  create: ({ transitions }) => [
    transitions.create(),
    transitions.create('opacity'),
    transitions.create(['color', 'border-color'], { duration: transitions.duration.short, delay: 20 }),
    transitions.create('transform', { duration: '1s', easing: transitions.easing.sharp }),
  ],
  getAutoHeightDuration: ({ transitions }) => [0, 40, 900].map(transitions.getAutoHeightDuration),
  pxToRem: ({ typography }) => [0, 15, 16, 24].map(typography.pxToRem),
  alpha: (called) => [
    called.alpha('var(--mui-palette-primary-main)', 0.5),
    called.alpha('var(--mui-palette-action-active)', 'var(--mui-palette-action-hoverOpacity)'),
    called.alpha('#08292C', 0.23),
    called.alpha('currentColor', 0.4),
  ],
  lighten: (called) => called.lighten('#08292C', 0.3),
  darken: (called) => called.darken('#F1F6F4', 0.3),
  spacing: ({ spacing }) =>
    [spacing(), spacing(0), spacing(1), spacing(2.25), spacing(1, 2), spacing(0, 'auto', 3, -1)].map(
      inPixels,
    ),
  applyStyles: (called) =>
    (['light', 'dark'] as const).map((mode) => called.applyStyles(mode, { caretColor: 'red' })),
};

describe.each([
  ['the theme', theme],
  ['the theme of forms', fieldTheme as Theme],
  ['the theme of dialogs', overlayTheme as Theme],
])('%s', (_name, frozenTheme) => {
  test.each(Object.entries(calls))('has a function %s that returns what MUI’s does', (_call, call) => {
    expect(call(frozenTheme)).toEqual(call(computed));
  });

  test('has the values that MUI computes', () => {
    const { vars, ...data } = frozen;
    const { palette, opacity } = computed.vars;
    expect(computed).toMatchObject(data);
    expect(vars).toMatchObject(withoutFallbacks({ palette, opacity }) as object);
    expect(vars).toMatchObject({
      shadows: computed.shadows,
      zIndex: data.zIndex,
      shape: { borderRadius: '8px' },
    });
    expect(frozenTheme).toMatchObject(frozen);
  });
});

test('the file that the build wrote matches the sources', () => {
  expect(frozen).toEqual(JSON.parse(JSON.stringify(frozenThemeOf(computed))));
});

test('the themes of forms and dialogs add the styles of their components', () => {
  expect(fieldTheme.components).toMatchObject({ ...theme.components, ...fields });
  expect(overlayTheme.components).toMatchObject({ ...theme.components, ...overlays });
});

test('light and dark rule together define the variables that MUI computes for the dark mode', () => {
  const [light = {}, dark = {}] = computed.generateStyleSheets() as Record<string, object>[];
  const [lightRule, darkRule] = styleSheetsOf(computed);
  expect(lightRule).toEqual(light);
  expect({ ...light[':root, [data-light]'], ...darkRule?.['[data-dark]'] }).toEqual(dark['[data-dark]']);
});
