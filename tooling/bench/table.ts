import type { Figures } from './figures.ts';

/** Milliseconds. Where the base is smaller, a ratio says nothing, so the difference is shown. */
const tooSmall = 10;

function textOf(row: string, value: number, digits: number): string {
  if (row.endsWith(' KiB')) return value.toFixed(1);
  return row.startsWith('CLS') ? value.toFixed(3) : value.toFixed(digits);
}

function comparison(row: string, value: number, base: number): string {
  if (row.endsWith(' ms') && base < tooSmall)
    return ` (${value < base ? '−' : '+'}${Math.abs(value - base).toFixed(0)})`;
  return base === 0 ? '' : ` (${(value / base).toFixed(2)}×)`;
}

/**
 * A Markdown table: one row per figure, one column per site, each value with its ratio to that of the site called `base`.
 * A figure that a site lacks is a dash. Rows are in the order in which the sites first name them.
 * @param digits number of decimal places of milliseconds and counts
 */
export function tableOf(sites: Readonly<Record<string, Figures>>, base: string, digits = 0): string {
  const names = Object.keys(sites);
  const rows = [...new Set(Object.values(sites).flatMap((figures) => Object.keys(figures)))];
  const cellOf = (row: string, name: string): string => {
    const value = sites[name]?.[row];
    const reference = sites[base]?.[row];
    if (value === undefined) return '-';
    if (name === base || reference === undefined) return textOf(row, value, digits);
    return textOf(row, value, digits) + comparison(row, value, reference);
  };
  const cells = [['', ...names], ...rows.map((row) => [row, ...names.map((name) => cellOf(row, name))])];
  const widths = ['', ...names].map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  const lines = cells.map((line) => {
    const padded = line.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
    return `| ${padded.join(' | ')} |`;
  });
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [lines[0], `| ${rule.join(' | ')} |`, ...lines.slice(1)].join('\n');
}
