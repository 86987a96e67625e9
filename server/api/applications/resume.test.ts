import { safeFileName } from './resume.ts';

test('a file name of a megabyte is cut before any pattern is matched against it', () => {
  for (const sign of ['.', ' ', '%', '\u0958', '\u202e'])
    expect(safeFileName(`x${sign.repeat(1_000_000)}x.pdf`).length).toBeLessThanOrEqual(100);
});

test.each([
  ['../../etc/passwd.pdf', 'etcpasswd.pdf'],
  ['a"b\r\nX-Evil: 1.pdf', 'abX-Evil 1.pdf'],
  ['\u202efdp.exe.pdf', 'fdp.exe.pdf'],
  ['...pdf.pdf', 'pdf.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
  ['   .pdf', 'resume.pdf'],
])('the file name “%s” becomes a harmless label', (name, label) => {
  expect(safeFileName(name)).toBe(label);
});
