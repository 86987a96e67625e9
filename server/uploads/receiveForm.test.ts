import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { HttpError } from '../api/http/httpError.ts';
import { makeMemorySpool } from './memorySpool.ts';
import { makeFormReceiver } from './receiveForm.ts';
import type { ReceivedFile } from './receivedFile.ts';
import type { Spool } from './spool.ts';

const form = {
  fileField: 'resume',
  tooLarge: 'Too large.',
  fileSize: 1024 * 1024,
  otherSize: 1024 * 1024,
  fieldSize: 1000,
  parts: 40,
  partHeaderSize: 8192,
  partHeaders: 20,
  discardLimit: 64 * 1024 * 1024,
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
const field = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (content: string, name = 'cv.pdf') =>
  part(
    `Content-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/pdf`,
    content,
  );
const whole = `${field('name', 'மீனா')}${file('%PDF-1.7 %%EOF')}--x--\r\n`;

/** A request whose body arrives in these pieces; `asked` counts them as they are asked for. */
function requestOf(pieces: Iterable<Uint8Array>, type = 'multipart/form-data; boundary=x') {
  const iterator = pieces[Symbol.iterator]();
  const counted = { asked: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        counted.asked += 1;
        const { done, value } = iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' };
  return { request: new Request('http://localhost/', init), counted };
}
function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.slice(at, at + size);
}

/** What becomes of a body: its answers, or the status and words of the refusal. Nothing may be left of it. */
async function outcomeOf(pieces: Iterable<Uint8Array>, type?: string, limits = {}) {
  const spool = makeMemorySpool();
  try {
    const { body, remove } = await makeFormReceiver(spool)(requestOf(pieces, type).request, {
      ...form,
      ...limits,
    });
    await remove();
    return body;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `${error.status} ${error.message}`;
  } finally {
    expect(spool.waiting()).toBe(0);
  }
}
const outcomeOfText = (text: string, type?: string, limits = {}) => outcomeOf([bytesOf(text)], type, limits);

test('a form is the same however it is cut on its way', async () => {
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

test('a form cut off at any byte is refused, and nothing is left of its file', async () => {
  const bytes = bytesOf(whole);
  const last = whole.length - '--\r\n'.length;
  for (let end = 0; end < last; end += 1)
    expect(await outcomeOf([bytes.slice(0, end)])).toBe('400 The form could not be read. Please try again.');
});

test.each<[string, string, string, object?]>([
  [
    'a hundred thousand parts',
    Array.from({ length: 100_000 }, (_, index) => field(`a${index}`, '')).join(''),
    '413 The form has too many parts.',
  ],
  ['parts of nothing', '--x\r\n\r\n\r\n'.repeat(100_000), '413 The form has too many parts.'],
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
])('%s: refused', async (_what, text, expected, limits = {}) => {
  expect(await outcomeOfText(text, undefined, limits)).toBe(expected);
});

test('a file of the length that is allowed is taken', async () => {
  expect(await outcomeOfText(`${file('x'.repeat(10))}--x--`, undefined, { fileSize: 10 })).toMatchObject({
    resume: { size: 10 },
  });
});

test('long names are cut before anything looks at them', async () => {
  const { resume } = (await outcomeOfText(`${file('%PDF', '.'.repeat(5000))}--x--`)) as {
    resume: ReceivedFile;
  };
  expect(resume.name).toBe('.'.repeat(255));
});

test('an answer is cut where its limit says, and a file at another question is no file', async () => {
  const other = part('Content-Disposition: form-data; name="photo"; filename="a.png"', 'PNG');
  const text = `${field('a', 'y'.repeat(2000))}${other}${field('__proto__', 'z')}--x--`;
  const body = (await outcomeOfText(text)) as Record<string, unknown>;
  expect(body.a).toBe('y'.repeat(1000));
  expect(body.photo).toEqual({});
  expect(Object.hasOwn(body, '__proto__')).toBe(true);
});

test.each([
  ['multipart/form-data'],
  ['multipart/form-data; boundary='],
  [`multipart/form-data; boundary=${'x'.repeat(200)}`],
  ['multipart/mixed; boundary=x'],
])('a form announced as “%s” cannot be read', async (type) => {
  expect(await outcomeOfText(whole, type)).toBe('400 The form could not be read. Please try again.');
});

test('whatever is done to a form, it ends in answers or a refusal, and nothing is left of it', async () => {
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

/** A spool whose writes wait until they are let through. */
function makeSlowSpool() {
  const writes: (() => void)[] = [];
  const spool: Spool = {
    open: async () => ({
      write: () => new Promise<void>((done) => void writes.push(done)),
      chunks: async function* none() {
        // Nothing is ever read of it.
      },
      remove: async () => undefined,
    }),
  };
  return { spool, writes };
}
const turn = () => new Promise<void>((next) => setImmediate(next));

test('a file is not asked for faster than it is written', async () => {
  const { spool, writes } = makeSlowSpool();
  const chunk = new Uint8Array(64 * 1024);
  function* large() {
    yield bytesOf(file('').slice(0, -2));
    for (let count = 0; count < 100; count += 1) yield chunk;
    yield bytesOf('\r\n--x--\r\n');
  }
  const { request, counted } = requestOf(large());
  const received = makeFormReceiver(spool)(request, { ...form, fileSize: 10_000_000 });
  for (let count = 0; count < 50; count += 1) await turn();
  expect(counted.asked).toBeLessThan(6);
  const written = Symbol('written');
  const step = async () => {
    writes.shift()?.();
    await turn();
    return written;
  };
  while ((await Promise.race([received, step()])) === written);
  expect(((await received).body.resume as ReceivedFile).size).toBe(100 * 64 * 1024);
});

test('a refused file is read to its end and no further written, but not without end', async () => {
  let written = 0;
  const spool: Spool = {
    open: async () => ({
      write: async (bytes) => void (written += bytes.byteLength),
      chunks: async function* none() {
        // Nothing is ever read of it.
      },
      remove: async () => undefined,
    }),
  };
  function* endless() {
    yield bytesOf(file('').slice(0, -2));
    for (;;) yield new Uint8Array(1024 * 1024);
  }
  const { request, counted } = requestOf(endless());
  await expect(makeFormReceiver(spool)(request, form)).rejects.toMatchObject({ status: 413 });
  expect(written).toBeLessThanOrEqual(form.fileSize);
  expect(counted.asked).toBeLessThan(70);
});

test.each([
  ['ENOSPC', 507],
  ['EMFILE', 503],
])('a spool that fails with %s gives %i', async (code, status) => {
  const fail = async () => {
    throw Object.assign(new Error('failed'), { code });
  };
  const opened = await makeMemorySpool().open();
  const spools: Spool[] = [{ open: fail }, { open: async () => ({ ...opened, write: fail }) }];
  for (const spool of spools)
    await expect(makeFormReceiver(spool)(requestOf([bytesOf(whole)]).request, form)).rejects.toMatchObject({
      status,
    });
});

test('a connection that breaks off gives its room back', async () => {
  const spool = makeMemorySpool();
  function* broken() {
    yield bytesOf(whole.slice(0, -30));
    throw new Error('The socket was closed.');
  }
  await expect(makeFormReceiver(spool)(requestOf(broken()).request, form)).rejects.toMatchObject({
    status: 400,
  });
  expect(spool.waiting()).toBe(0);
});
