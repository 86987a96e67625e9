import { HttpError } from '../../server/common/httpError.ts';
import { makeMemorySpool } from '../memorySpool.ts';
import { makeFormReceiver } from '../../server/uploads/receiveForm.ts';

/** The limits of a form in these tests. */
export const form = {
  fileField: 'resume',
  tooLarge: 'Too large.',
  fileSize: 1024 * 1024,
  otherSize: 1024 * 1024,
  fieldSize: 1000,
  parts: 40,
  partHeaderSize: 8192,
  partHeaders: 20,
  discardLimit: 64 * 1024 * 1024,
  discardTime: 60_000,
};
export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const part = (headers: string, content: string) => `--x\r\n${headers}\r\n\r\n${content}\r\n`;
export const field = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
export const file = (content: string, name = 'cv.pdf') =>
  part(
    `Content-Disposition: form-data; name="resume"; filename="${name}"\r\nContent-Type: application/pdf`,
    content,
  );
export const whole = `${field('name', 'மீனா')}${file('%PDF-1.7 %%EOF')}--x--\r\n`;

/** A request whose body arrives in these pieces; `counted.asked` is the number of pulls so far. */
export function requestOf(pieces: Iterable<Uint8Array>, type = 'multipart/form-data; boundary=x') {
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
export function* cut(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.slice(at, at + size);
}

/**
 * The result of receiving a body: its answers, or status and message of the refusal. Checks that no uploaded file is left
 * in the spool.
 */
export async function outcomeOf(pieces: Iterable<Uint8Array>, type?: string, limits = {}) {
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
export const outcomeOfText = (text: string, type?: string, limits = {}) =>
  outcomeOf([bytesOf(text)], type, limits);
