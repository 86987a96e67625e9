import type { Components, Theme } from '@mui/material/styles';
import { fontFaces } from '../fonts.ts';

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => [
      ...fontFaces,
      {
        html: { scrollPaddingTop: 96, textSizeAdjust: '100%' },
        body: { fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'break-word' },
        'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote': { margin: 0 },
        'ul,ol': { padding: 0, listStyle: 'none' },
        '::selection': {
          backgroundColor: theme.vars.palette.turmeric.fill,
          color: theme.vars.palette.turmeric.ink,
        },
        ':focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        svg: { flexShrink: 0 },
        '@media (prefers-reduced-motion: reduce)': {
          '*,::before,::after': {
            animationDuration: '.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
        '@media (forced-colors: active)': {
          // drawings keep their author's colours in forced-colours mode; these follow the system instead
          ':root, :root *': {
            '--mui-palette-kolam-line': 'CanvasText',
            '--mui-palette-kolam-dot': 'Highlight',
            '--mui-palette-kolam-answer': 'Highlight',
            '--mui-palette-kolam-fill': 'Canvas',
            '--mui-palette-kolam-grid': 'GrayText',
            '--mui-palette-kolam-thin': 'GrayText',
            '--mui-palette-chain': 'GrayText',
          },
        },
        '@media print': { ':root': { '--mui-palette-background-default': 'transparent' } },
      },
    ],
  },
};
