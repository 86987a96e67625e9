import { stalledBody } from '../../mocks/http/stalledBody.ts';
import { bytesOf, cut, field, file, form, requestOf, whole } from '../../mocks/http/uploadedForms.ts';
import type { HttpError } from '../common/httpError.ts';
import { makeMemorySpool } from '../../mocks/memorySpool.ts';
import { makeFormReceiver } from './receiveForm.ts';
import type { ReceivedFile } from './receivedFile.ts';
import type { Spool } from './spool.ts';

/** A spool whose writes are pending until the test calls the functions in `writes`. */
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

test('a file is not read faster than it is written to the spool', async () => {
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

test('the rest of a refused file is read up to a limit, and not written', async () => {
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
])('a spool that fails with %s is answered with %i', async (code, status) => {
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

test.each([
  ['in the head of a file', 30],
  ['in a file', 15],
])('after a connection breaks off %s, nothing is left in the spool', async (_where, missing) => {
  const spool = makeMemorySpool();
  function* broken() {
    yield bytesOf(whole.slice(0, -missing));
    throw new Error('The socket was closed.');
  }
  await expect(makeFormReceiver(spool)(requestOf(broken()).request, form)).rejects.toMatchObject({
    status: 400,
  });
  expect(spool.waiting()).toBe(0);
});

test('an upload that is aborted while its spooled file is being opened leaves nothing in the spool', async () => {
  const memory = makeMemorySpool();
  const opening = Promise.withResolvers<void>();
  const spool: Spool = {
    async open() {
      await opening.promise;
      return memory.open();
    },
  };
  const ending = new AbortController();
  function* ended() {
    yield bytesOf(whole.slice(0, -15));
    ending.abort(new Error('Too slow.'));
    yield bytesOf(whole.slice(-15));
  }
  const received = makeFormReceiver(spool)(requestOf(ended()).request, { ...form, signal: ending.signal });
  for (let count = 0; count < 50; count += 1) await turn();
  opening.resolve();
  await expect(received).rejects.toThrow('Too slow.');
  expect(memory.waiting()).toBe(0);
});

test('a form whose Content-Length is too large is read to its end, and nothing of it is written', async () => {
  const most = form.fileSize + form.otherSize;
  const bytes = bytesOf(whole);
  const outcomeOfAnnounced = async (length: number) => {
    const memory = makeMemorySpool();
    const open = jest.fn(() => memory.open());
    const { request, counted } = requestOf(cut(bytes, 10));
    request.headers.set('Content-Length', String(length));
    const status = await makeFormReceiver({ open })(request, form).then(
      () => 'taken',
      (error: unknown) => (error as HttpError).status,
    );
    return [status, open.mock.calls.length, counted.asked];
  };
  const pieces = Math.ceil(bytes.byteLength / 10) + 1;
  expect(await outcomeOfAnnounced(most)).toEqual(['taken', 1, pieces]);
  expect(await outcomeOfAnnounced(most + 1)).toEqual([413, 0, pieces]);
});

test('a refused form whose rest does not arrive is waited for no longer than `discardTime`', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { stream, isRead } = stalledBody(field('a', '') + field('a', '') + field('b', ''));
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body: stream, duplex: 'half' };
  const refused = makeFormReceiver(makeMemorySpool())(new Request('http://localhost/', init), form);
  await isRead;
  jest.advanceTimersByTime(form.discardTime);
  await expect(refused).rejects.toMatchObject({ status: 422 });
  jest.useRealTimers();
});

test('a refused form is read up to `discardLimit`, and then cancelled', async () => {
  const cancelled = jest.fn();
  const first = bytesOf(field('a', '') + field('a', '') + field('b', ''));
  let asked = 0;
  const heard: number[] = [];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        asked += 1;
        controller.enqueue(asked === 1 ? first : new Uint8Array(100));
      },
      cancel: cancelled,
    },
    { highWaterMark: 0 },
  );
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const refused = makeFormReceiver(makeMemorySpool())(new Request('http://localhost/', init), {
    ...form,
    discardLimit: 500,
    onReceived: (bytes) => void heard.push(bytes),
  });
  await expect(refused).rejects.toMatchObject({ status: 422 });
  const more = Math.floor((500 - first.byteLength) / 100) + 1;
  expect(heard).toEqual([first.byteLength, ...Array<number>(more).fill(100)]);
  expect(cancelled).toHaveBeenCalled();
});
