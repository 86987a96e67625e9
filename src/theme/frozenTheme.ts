import type { CssVarsTheme, Theme } from '@mui/material/styles';

/** The references to CSS variables, `var(--mui-…)`, in the shape of the theme. */
type Variables = CssVarsTheme['vars'];

const pick = <T extends object, K extends keyof T>(all: T, ...keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, all[key]])) as Pick<T, K>;

/** The z-indexes, without those of components that the site does not use. */
function layersOf({ zIndex: { mobileStepper: _1, fab: _2, speedDial: _3, tooltip: _4, ...layers } }: Theme) {
  return layers;
}

/**
 * The CSS variables without the fallbacks that MUI adds, because every document defines all of them. Values that both
 * colour modes share are literal, and so is `common.onBackground`, which MUI's fields read but never show.
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
 * The part of a theme that components read, as plain data. MUI generates variants of its components for every colour in
 * `palette` that has `main`; this site uses the primary colour only.
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

/** CSS rules by their selectors. */
export type StyleSheet = Record<string, Record<string, string | number>>;

/** The rules that define the variables of each colour mode; the dark rule contains only the values that differ. */
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
