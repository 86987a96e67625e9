import { bytesOf, file, form, requestOf, whole } from '../../mocks/uploadedForms.ts';
import { makeMemorySpool } from './memorySpool.ts';
import { makeFormReceiver } from './receiveForm.ts';
import type { ReceivedFile } from './receivedFile.ts';
import type { Spool } from './spool.ts';

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
