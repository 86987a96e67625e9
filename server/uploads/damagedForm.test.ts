import * as fc from 'fast-check';
import { bytesOf, cut, form, outcomeOf, outcomeOfText, whole } from '../../mocks/http/uploadedForms.ts';
import { makeMemorySpool } from '../../mocks/memorySpool.ts';
import { makeFormReceiver } from './receiveForm.ts';

test('a form cut off at any byte is refused, and nothing is left of its file in the spool', async () => {
  const bytes = bytesOf(whole);
  const last = whole.length - '--\r\n'.length;
  for (let end = 0; end < last; end += 1)
    expect(await outcomeOf([bytes.slice(0, end)])).toBe('400 The form could not be read. Please try again.');
});

test.each([
  ['multipart/form-data'],
  ['multipart/form-data; boundary='],
  [`multipart/form-data; boundary=${'x'.repeat(200)}`],
  ['multipart/mixed; boundary=x'],
  ['multipart/form-data; xboundary=x'],
  ['multipart/form-data; a="; boundary=x"'],
  ['multipart/form-data; boundary=""'],
  ['no type at all'],
])('a form announced as “%s” cannot be read', async (type) => {
  expect(await outcomeOfText(whole, type)).toBe('400 The form could not be read. Please try again.');
});

test('a boundary has 70 characters at most', async () => {
  const outcomeOfBoundary = (boundary: string) =>
    outcomeOfText(whole.replaceAll('--x', `--${boundary}`), `multipart/form-data; boundary=${boundary}`);
  expect(await outcomeOfBoundary('x'.repeat(70))).toMatchObject({ resume: { name: 'cv.pdf' } });
  expect(await outcomeOfBoundary('x'.repeat(71))).toMatch(/^400 /);
});

test('a form without a body cannot be read', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const request = new Request('http://localhost/', { method: 'POST', headers });
  await expect(makeFormReceiver(makeMemorySpool())(request, form)).rejects.toMatchObject({ status: 400 });
});

test('a form with any damage ends in answers or a refusal, and nothing is left of it in the spool', async () => {
  const bytes = bytesOf(whole);
  const damage = fc.tuple(fc.nat(bytes.length - 1), fc.uint8Array({ maxLength: 6 }), fc.nat(40));
  await fc.assert(
    fc.asyncProperty(
      fc.array(damage, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 300 }),
      async (damages, size) => {
        let damaged = bytes;
        for (const [at, put, skip] of damages)
          damaged = new Uint8Array([...damaged.slice(0, at), ...put, ...damaged.slice(at + skip)]);
        expect(['string', 'object']).toContain(typeof (await outcomeOf(cut(damaged, size))));
      },
    ),
    { numRuns: 300, seed: 20260101 },
  );
});
