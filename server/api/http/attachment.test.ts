import { attachmentNamed } from './attachment.ts';

test.each([
  ['cv.pdf', 'cv.pdf', 'cv.pdf'],
  ['cv (1).pdf', 'cv (1).pdf', 'cv%20%281%29.pdf'],
  ["it's*.pdf", "it's*.pdf", 'it%27s%2A.pdf'],
  ['மீ.pdf', '__.pdf', '%E0%AE%AE%E0%AF%80.pdf'],
  ['a"; x="b\\%41\r\n.pdf', 'a_; x=_b__41__.pdf', 'a%22%3B%20x%3D%22b%5C%2541%0D%0A.pdf'],
  ['\ud800.pdf', '_.pdf', '%EF%BF%BD.pdf'],
])('a download named %j has its name in ASCII and in UTF-8', (name, ascii, encoded) => {
  const header = attachmentNamed(name);
  expect(header).toBe(`attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`);
  expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header);
});
