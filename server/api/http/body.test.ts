import { makeSettings } from '../../settings.ts';
import { readJson } from './body.ts';

const settings = makeSettings();

/** The status of the refusal, or 200. */
async function statusOf(body: BodyInit, limit?: number, type = 'application/json'): Promise<number> {
  const headers = { 'Content-Type': type };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request('http://localhost/', init);
  try {
    await readJson(request, settings, limit);
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
}

test.each([
  ['an object', '{"a":1}', 200],
  ['two hundred thousand lists in each other', `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 400],
  ['the same never closed', '['.repeat(400_000), 400],
  ['objects in each other', `${'{"a":'.repeat(80_000)}1${'}'.repeat(80_000)}`, 400],
  [
    'more names than any form has',
    JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [n, 1]))),
    400,
  ],
  ['half a character', new Uint8Array([0x22, 0xc3]), 400],
  ['nothing', '', 400],
])('%s', async (_what, body, status) => {
  expect(await statusOf(body, settings.body.answers)).toBe(status);
});

test('a body over the limit is read to its end and refused', async () => {
  expect(await statusOf(`"${'x'.repeat(64 * 1024)}"`)).toBe(413);
});

test('a body that breaks off is refused at once', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":'));
    },
    pull(controller) {
      controller.error(new Error('The listener ended the connection.'));
    },
  });
  expect(await statusOf(body)).toBe(400);
});

test('another type is not read', async () => {
  expect(await statusOf('{}', undefined, 'text/plain')).toBe(415);
});
