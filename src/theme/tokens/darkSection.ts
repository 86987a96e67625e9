import type { KolamColours } from './ColourModeTokens.ts';
import { ink } from './ink.ts';

/** Dark sections (hero, closing panel, account story, footer, loading screen): the same in both colour modes. */
export const darkSection = {
  background: '#08292C',
  surface: '#0D3438',
  text: '#F1F6F4',
  textSecondary: '#B4C6C3',
  turmeric: '#F2C14E',
  turmericHover: '#F8D583',
  ink,
  lotus: '#FF9CC6',
  error: '#FFB4AB',
  border: '#6F8785',
  divider: '#1D464A',
  undrawn: '#2B5357',
  kolam: {
    line: '#F1F6F4',
    dot: '#F2C14E',
    grid: '#1F484C',
    thin: '#5F8A8A',
    fill: '#12454A',
    answer: '#FF9CC6',
    background: '#08292C',
  } satisfies KolamColours,
} as const;
