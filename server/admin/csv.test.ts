import { csvLine } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+91 98400', "'+91 98400"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "  '=1"],
  ['\u00a0=1', "\u00a0'=1"],
  ['\t=1', '"\'\t\'=1"'],
  ['\tplain', '"\'\tplain"'],
  ['\r=1', '"\'\r\'=1"'],
  ['＝１', "'＝１"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['', ''],
  ['a;b', '"a;b"'],
  ['foo;=cmd()', '"foo;\'=cmd()"'],
  ['foo; \t"=cmd()', '"foo; \t""\'=cmd()"'],
  ['two\n- lines\r\n+ more\r@end', "\"two\n'- lines\r\n'+ more\r'@end\""],
  ['1 + 1 = 2, a-b; c@example.org', '"1 + 1 = 2, a-b; c@example.org"'],
])('the answer %j is the cell %j', (text, cell) => {
  expect(csvLine([text, 'end'])).toBe(`${cell},end\r\n`);
});

/** The cells as a program with this separator reads them; a quotation mark counts only at the start of a cell. */
function cellsOf(line: string, separator: string): string[] {
  const quoted = `"(?:[^"]|"")*"?`;
  const pattern = new RegExp(`((?:${quoted})?[^${separator}\r\n]*)(?:[${separator}\r\n]|$)`, 'gy');
  return [...line.matchAll(pattern)].map(([, cell = '']) => cell.replaceAll('"', '').trim());
}

test.each([';', '\t', ','])('no cell is a formula with the separator %j', (separator) => {
  const ends = ['', ' ', '"', '""', ',', ';', '\t', '\r', '\n', '\r\n', '; "', ';"\t', ',"'];
  const answers = ends.flatMap((end) => [`=1`, `x${end}=1`, `"x"${end}＝1`, `${end}${end}-1`]);
  for (const first of answers)
    for (const second of answers)
      for (const cell of cellsOf(csvLine(['id', first, second]), separator))
        expect(cell).not.toMatch(/^[=+\-@＝＋－＠]/);
});
