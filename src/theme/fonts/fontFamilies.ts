/** Font family lists, with the size-adjusted stand-ins of fonts.ts as fallbacks. */
export const fontFamilies = {
  display: "'Anek Latin', 'Anek Tamil', 'Anek stand-in', Arial, sans-serif",
  text: "'Source Sans 3', 'Anek Tamil', 'Source stand-in', Arial, sans-serif",
  code: "'JetBrains Mono', ui-monospace, Menlo, Consolas, monospace",
} as const;
