/**
 * The colours of a section as SVG attribute values: a drawing has the colours of the colour mode, or of the dark
 * section in which it is.
 */
export const sectionColours = {
  line: 'var(--mui-palette-kolam-line)',
  dot: 'var(--mui-palette-kolam-dot)',
  grid: 'var(--mui-palette-kolam-grid)',
  thin: 'var(--mui-palette-kolam-thin)',
  fill: 'var(--mui-palette-kolam-fill)',
  answer: 'var(--mui-palette-kolam-answer)',
  background: 'var(--mui-palette-kolam-background)',
  undrawn: 'var(--mui-palette-undrawn)',
  error: 'var(--mui-palette-error-main)',
  warning: 'var(--mui-palette-warning-main)',
} as const;
