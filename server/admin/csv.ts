/** Spreadsheets take a cell that begins so for a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A cell as RFC 4180 has it; one that could run as a formula gets an apostrophe, which spreadsheets hide. */
function cellOf(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Tells spreadsheets that a file is UTF-8. Programs that read a pipe are not given it. */
export const byteOrderMark = '\uFEFF';
