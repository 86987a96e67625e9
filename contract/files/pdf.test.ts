import { isPdf } from './pdf.ts';

const pdf = (content = '%PDF-1.7 %%EOF', name = 'cv.pdf') => new File([content], name);

test('a resume is a PDF by its name and by its first bytes', async () => {
  expect(await isPdf(pdf())).toBe(true);
  expect(await isPdf(pdf('%PDF-1.7', 'CV.PDF'))).toBe(true);
  expect(await isPdf(pdf('<html>'))).toBe(false);
  expect(await isPdf(pdf('%PDF-1.7', 'cv.pdf.exe'))).toBe(false);
  expect(await isPdf(pdf('%PDF-1.7', '.pdf'))).toBe(false);
  expect(await isPdf(pdf(''))).toBe(false);
});

test.each([
  ['white space before the header', '\r\n\t %PDF-1.4', true],
  ['as much white space as is accepted', `${' '.repeat(16)}%PDF-1.4`, true],
  ['more white space than that', `${' '.repeat(17)}%PDF-1.4`, false],
  ['a byte order mark', '\ufeff%PDF-1.4', true],
  ['a page that names the header', '<!doctype html><!-- %PDF-1.4 -->', false],
  ['an archive that holds one', 'PK\u0003\u0004%PDF-1.4', false],
  ['a word before it', 'x%PDF-1.4', false],
])('only the beginning of a file decides: %s', async (_what, content, expected) => {
  expect(await isPdf(pdf(content))).toBe(expected);
});
