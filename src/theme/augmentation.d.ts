import type { Transitions, TransitionsOptions } from '@mui/material/styles';
import type { KolamColours } from './tokens/ColourModeTokens.ts';

declare module '@mui/material/styles' {
  /** Exported by MUI, but missing from its types. */
  export function createTransitions(options: TransitionsOptions): Transitions;

  interface CssThemeVariables {
    enabled: true;
  }

  interface TypeBackground {
    sunken: string;
    raised: string;
    tinted: string;
    field: string;
  }

  interface PaletteColor {
    container: string;
    onContainer: string;
  }

  interface SimplePaletteColorOptions {
    container?: string;
    onContainer?: string;
  }

  interface Palette {
    turmeric: { fill: string; ink: string };
    link: string;
    border: string;
    undrawn: string;
    kolam: KolamColours;
  }

  interface PaletteOptions {
    turmeric?: { fill: string; ink: string };
    link?: string;
    border?: string;
    undrawn?: string;
    kolam?: KolamColours;
  }

  interface ZIndex {
    loader: number;
    skipLink: number;
  }

  interface TypographyVariants {
    display: TypographyVariants['h1'];
    lead: TypographyVariants['h1'];
    label: TypographyVariants['h1'];
    helper: TypographyVariants['h1'];
    code: TypographyVariants['h1'];
  }

  interface TypographyVariantsOptions {
    display?: TypographyVariantsOptions['h1'];
    lead?: TypographyVariantsOptions['h1'];
    label?: TypographyVariantsOptions['h1'];
    helper?: TypographyVariantsOptions['h1'];
    code?: TypographyVariantsOptions['h1'];
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    label: true;
    helper: true;
    code: true;
    // frozenTheme.ts leaves them out
    subtitle1: false;
    subtitle2: false;
    overline: false;
    caption: false;
  }
}
