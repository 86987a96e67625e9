/**
 * Matches the places where a spreadsheet could read a formula, full-width signs included: at the start of a cell, and
 * after a semicolon, tab or line break, for spreadsheets that separate cells by semicolons or tabs or end a row at
 * every line break. Blanks and quotation marks before the sign are skipped, because a spreadsheet may remove them.
 */
const formulaStart = /(?:^|[;\t\r\n])(?:[^\S\t\r\n]|")*(?=[=+\-@＝＋－＠])/g;

/** Some spreadsheets remove these at the start of a cell, whatever follows. */
const lostStart = /^[\t\r]/;

/**
 * A cell according to RFC 4180. An apostrophe before a possible formula disarms it; spreadsheets hide one at the start.
 */
function cellOf(text: string): string {
  const harmless = text.replaceAll(formulaStart, "$&'").replace(lostStart, "'$&");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Makes spreadsheets read a file as UTF-8. Left out of standard output, where it would disturb other programs. */
export const byteOrderMark = '\uFEFF';
