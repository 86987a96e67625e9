import type { CssVarsTheme, Theme } from '@mui/material/styles';

/** What `var(--mui-…)` stands for, in the shape of the theme. */
type Variables = CssVarsTheme['vars'];

const pick = <T extends object, K extends keyof T>(all: T, ...keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, all[key]])) as Pick<T, K>;

/** Without those of components that the site does not have. */
function layersOf({ zIndex: { mobileStepper: _1, fab: _2, speedDial: _3, tooltip: _4, ...layers } }: Theme) {
  return layers;
}

/**
 * The CSS variables without the fallbacks that MUI adds: every document defines all of them. What both colour modes share stands
 * here as it is, and so does what MUI's fields ask for and never show.
 */
function variablesOf(theme: Theme) {
  const { palette, opacity } = theme.generateThemeVars() as unknown as Pick<Variables, 'palette' | 'opacity'>;
  return {
    palette: { ...palette, common: { onBackground: theme.palette.text.primary }, Button: {} },
    opacity,
    shadows: theme.shadows,
    zIndex: layersOf(theme),
    shape: { borderRadius: `${theme.shape.borderRadius}px` },
  };
}

/**
 * The part of a theme that components read, as plain data. MUI makes a variant of its components for every colour with `main` in
 * `palette`; this site has them in the primary colour only.
 */
export function frozenThemeOf(theme: Theme) {
  const { subtitle1: _1, subtitle2: _2, overline: _3, caption: _4, ...typography } = theme.typography;
  return {
    ...pick(theme, 'direction', 'focusVisible', 'motion', 'shadows', 'shape'),
    zIndex: layersOf(theme),
    palette: {
      mode: theme.palette.mode,
      primary: pick(theme.palette.primary, 'main', 'dark', 'contrastText'),
      text: pick(theme.palette.text, 'primary', 'secondary', 'disabled'),
      grey: {},
    },
    vars: variablesOf(theme),
    typography: typography as Omit<typeof typography, 'pxToRem'>,
    breakpoints: pick(theme.breakpoints, 'values'),
    transitions: pick(theme.transitions, 'easing', 'duration'),
  };
}

/** A rule of the document by its selector. */
export type StyleSheet = Record<string, Record<string, string | number>>;

/** The rules that define the variables in each colour mode; the dark one has only what differs. */
export function styleSheetsOf(theme: Theme): StyleSheet[] {
  const [light = {}, dark = {}] = theme.generateStyleSheets() as StyleSheet[];
  const lightValues = Object.values(light)[0];
  return [
    light,
    Object.fromEntries(
      Object.entries(dark).map(([selector, values]) => [
        selector,
        Object.fromEntries(Object.entries(values).filter(([name, value]) => lightValues?.[name] !== value)),
      ]),
    ),
  ];
}
