import { createHash } from 'node:crypto';
import {
  bytesOf,
  cut,
  field,
  file,
  form,
  outcomeOf,
  outcomeOfText,
  part,
  requestOf,
  whole,
} from '../../mocks/http/uploadedForms.ts';
import { makeMemorySpool } from '../../mocks/memorySpool.ts';
import { makeFormReceiver } from './receiveForm.ts';
import type { ReceivedFile } from './receivedFile.ts';

test('a form is received the same in chunks of any size', async () => {
  for (const size of [1, 7, 1000]) {
    const spool = makeMemorySpool();
    const { request } = requestOf(cut(bytesOf(whole), size));
    const { body, remove } = await makeFormReceiver(spool)(request, form);
    expect(body.name).toBe('மீனா');
    const { name, size: length, sha256, head, tail, chunks } = body.resume as ReceivedFile;
    expect({ name, length, sha256 }).toEqual({
      name: 'cv.pdf',
      length: 14,
      sha256: createHash('sha256').update('%PDF-1.7 %%EOF').digest('hex'),
    });
    expect([head, tail].map((end) => new TextDecoder().decode(end))).toEqual([
      '%PDF-1.7 %%EOF',
      '%PDF-1.7 %%EOF',
    ]);
    let text = '';
    for await (const chunk of chunks()) text += new TextDecoder().decode(chunk);
    expect(text).toBe('%PDF-1.7 %%EOF');
    await remove();
    expect(spool.waiting()).toBe(0);
  }
});

test.each<[string, string, string, object?]>([
  [
    'a hundred thousand parts',
    Array.from({ length: 100_000 }, (_, index) => field(`a${index}`, '')).join(''),
    '413 The form has too many parts.',
  ],
  ['empty parts', '--x\r\n\r\n\r\n'.repeat(100_000), '413 The form has too many parts.'],
  [
    'twelve megabytes of headers of a part',
    part(`Content-Disposition: form-data; name="a"\r\nX: ${'y'.repeat(12_000_000)}`, ''),
    '413 The form is too large.',
  ],
  [
    'a hundred thousand headers of a part',
    part(`Content-Disposition: form-data; name="a"\r\n${'X: y\r\n'.repeat(200_000)}Z: z`, ''),
    '413 The form is too large.',
  ],
  ['a name of two megabytes', field('a'.repeat(2_000_000), ''), '413 The form is too large.'],
  ['much before the first part', 'x'.repeat(2_000_000) + whole, '413 The form is too large.'],
  ['much after the last part', whole + 'x'.repeat(2_000_000), '413 The form is too large.'],
  ['a file one byte too long', `${file('x'.repeat(11))}--x--`, '413 Too large.', { fileSize: 10 }],
  ['an answer that is too long', field('a', 'y'.repeat(2_000_000)), '413 The form is too large.'],
  [
    'a question answered twice',
    field('a', '') + field('a', '') + '--x--',
    '422 The form answers a question twice.',
  ],
  ['two files', file('%PDF') + file('%PDF') + '--x--', '422 The form answers a question twice.'],
  [
    'a part without a name',
    part('Content-Disposition: form-data', 'x') + '--x--',
    '400 The form could not be read. Please try again.',
  ],
  [
    'a file without a field name',
    part('Content-Disposition: form-data; filename="cv.pdf"', 'x') + '--x--',
    '400 The form could not be read. Please try again.',
  ],
])('a form with %s is refused', async (_what, text, expected, limits = {}) => {
  expect(await outcomeOfText(text, undefined, limits)).toBe(expected);
});

test('a file of exactly the allowed size is accepted', async () => {
  expect(await outcomeOfText(`${file('x'.repeat(10))}--x--`, undefined, { fileSize: 10 })).toMatchObject({
    resume: { size: 10 },
  });
});

test('long names are cut before anything looks at them', async () => {
  const { resume } = (await outcomeOfText(`${file('%PDF', '.'.repeat(5000))}--x--`)) as {
    resume: ReceivedFile;
  };
  expect(resume.name).toBe('.'.repeat(255));
  const question = 'q'.repeat(256);
  const photo = part(`Content-Disposition: form-data; name="${question}"; filename="a.png"`, 'PNG');
  for (const text of [field(question, 'x'), photo])
    expect(Object.keys((await outcomeOfText(`${text}--x--`)) as object)).toEqual([question.slice(1)]);
});

test('everything but the wanted file may have `otherSize` bytes, and not one more', async () => {
  const photo = part('Content-Disposition: form-data; name="photo"; filename="a.png"', 'x'.repeat(20));
  for (const text of [`${field('a', 'b')}--x--`, `${file('z'.repeat(2000))}${photo}--x--`]) {
    const others = text.replaceAll('z', '').length;
    expect(await outcomeOfText(text, undefined, { otherSize: others })).toEqual(expect.any(Object));
    expect(await outcomeOfText(text, undefined, { otherSize: others - 1 })).toMatch(/^413 /);
  }
});

test('a file of another field counts towards `otherSize`', async () => {
  const other = part('Content-Disposition: form-data; name="photo"; filename="a.png"', 'x'.repeat(2000));
  const pieces = () => cut(bytesOf(`${other}${file('y'.repeat(2000))}--x--`), 500);
  expect(await outcomeOf(pieces(), undefined, { otherSize: 3000 })).toMatchObject({ photo: {} });
  expect(await outcomeOf(pieces(), undefined, { otherSize: 1500 })).toMatch(/^413 /);
});

test('an answer is truncated at its limit, and a file of another field becomes an empty object', async () => {
  const other = part('Content-Disposition: form-data; name="photo"; filename="a.png"', 'PNG');
  const text = `${field('a', 'y'.repeat(2000))}${other}${field('__proto__', 'z')}--x--`;
  const body = (await outcomeOfText(text)) as Record<string, unknown>;
  expect(body.a).toBe('y'.repeat(1000));
  expect(body.photo).toEqual({});
  expect(Object.hasOwn(body, '__proto__')).toBe(true);
});
