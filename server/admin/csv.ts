/**
 * What spreadsheets take for a formula, full-width forms included: at the front of a cell, and where one begins for a
 * spreadsheet that separates by semicolons or tabs, or to which every line break ends a row. Blanks and quotation marks
 * before it may be taken away.
 */
const formulaStart = /(?:^|[;\t\r\n])(?:[^\S\t\r\n]|")*(?=[=+\-@＝＋－＠])/g;

/** Some take these away at the front of a cell, whatever follows. */
const lostStart = /^[\t\r]/;

/** A cell as RFC 4180 has it. An apostrophe keeps what could run as a formula from it; spreadsheets hide it at the front. */
function cellOf(text: string): string {
  const harmless = text.replaceAll(formulaStart, "$&'").replace(lostStart, "'$&");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** Tells spreadsheets that a file is UTF-8. Programs that read a pipe are not given it. */
export const byteOrderMark = '\uFEFF';
