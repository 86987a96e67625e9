import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from '../mocks/http/listenLocally.ts';
import { serverEnvironment } from '../mocks/serverEnvironment.ts';
import { freePort } from '../tooling/machine/freePort.ts';
import { untilReady } from '../tooling/machine/untilReady.ts';

// The server runs as a separate process, so that its port, signals and output can be tested.
let folder: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true });
});

function spawnServer(changes?: Record<string, string>) {
  const child = spawn(process.execPath, [join(process.cwd(), 'server/main.ts')], {
    env: serverEnvironment(folder, changes),
  });
  children.push(child);
  return child;
}

async function start(changes?: Record<string, string>) {
  const child = spawnServer(changes);
  const { url, output } = await untilReady(child);
  return { child, url: new URL(url), output };
}

test('the server prints when it is ready, serves, and ends cleanly on SIGTERM', async () => {
  const { child, url } = await start();
  expect((await fetch(new URL('/readyz', url))).status).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

/** Starts a server, and sends it SIGTERM when a request's head has arrived but not its body. */
async function stopDuringCall() {
  const { child, url } = await start();
  const body = JSON.stringify({ email: 'meena@example.org' });
  const socket = connect(Number(url.port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/auth/send-otp-email HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  // When the server has answered another request, it has the head of the first one.
  await fetch(new URL('/healthz', url));
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // Once it accepts no more connections, it is stopping.
  await expect(
    (async () => {
      for (;;) await fetch(new URL('/healthz', url), { headers: { Connection: 'close' } });
    })(),
  ).rejects.toMatchObject({ name: 'TypeError' });
  return { child, socket, body, ended };
}

test('a call that is under way at SIGTERM is answered', async () => {
  const { socket, body, ended } = await stopDuringCall();
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  socket.write(body);
  await once(socket, 'close');
  expect(Buffer.concat(received).toString()).toContain('HTTP/1.1 200');
  expect(await ended).toEqual([0, null]);
});

test('a second signal ends the server at once', async () => {
  const { child, ended } = await stopDuringCall();
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
});

test('a server whose database hangs ends cleanly on SIGTERM', async () => {
  const silent = createServer();
  const port = await listenLocally(silent);
  const asked = once(silent, 'connection');
  const child = spawnServer({ DATABASE_URL: `postgres://user:word@127.0.0.1:${port}/x` });
  const [connection] = (await asked) as [Socket];
  connection.on('error', () => undefined);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  connection.destroy();
  await new Promise((resolve) => void silent.close(resolve));
});

test('a server whose database thread ends, ends as well', async () => {
  const endOnSignal =
    "process.once('worker', (thread) => process.on('SIGUSR2', () => void thread.terminate()));";
  const { child, output } = await start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(endOnSignal)}`,
  });
  const ended = once(child, 'close');
  child.kill('SIGUSR2');
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('The thread of the database has ended.');
});

test('a server whose log is on a full disk serves without it, and ends cleanly', async () => {
  const fullDisk = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { write, writeSync } = fs;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    fs.write = (fd, ...rest) => (fd === 1 ? setImmediate(rest.at(-1), full) : write(fd, ...rest));
    fs.writeSync = (fd, ...rest) => {
      if (fd === 1) throw full;
      return writeSync(fd, ...rest);
    };
    syncBuiltinESMExports();`;
  const { child, url, output } = await start({
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fullDisk)}`,
  });
  expect((await fetch(new URL('/api/auth/user/profile', url))).status).toBe(401);
  expect((await fetch(new URL('/readyz', url))).status).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output()).not.toContain('"event"');
});

test('a server waits for a database that does not answer, logs it, and ends cleanly on SIGTERM', async () => {
  const port = String(await freePort());
  const child = spawnServer({ PORT: port, DATABASE_URL: 'postgres://user:word@127.0.0.1:1/x' });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(JSON.parse(line.toString())).toMatchObject({
    event: 'waitingForDatabase',
    meaning: expect.stringMatching(/^DATABASE_URL: the database cannot be opened: .*ECONNREFUSED/),
  });
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('in production nobody reads the outbox, and the log is JSON without addresses', async () => {
  const { child, url, output } = await start({ NODE_ENV: 'production', LOG_LEVEL: 'info' });
  expect((await fetch(new URL('/outbox.json', url))).status).not.toBe(200);
  await fetch(new URL('/api/auth/send-otp-email', url), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'meena@example.org' }),
  });
  // 'close' and not 'exit', so that all of its output has arrived.
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
  const entries = output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toContainEqual(
    expect.objectContaining({ event: 'request', call: 'sendSignUpCode', status: 200 }),
  );
  expect(output()).not.toContain('meena');
});

test('a start that makes a new secret beside an existing database warns of it, and no other start does', async () => {
  const logOfStart = async () => {
    const { child, output } = await start();
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    return output();
  };
  const warning = `There was no secret in ${join(folder, 'data')}, so a new one was made`;
  expect(await logOfStart()).not.toContain(warning);
  await rm(join(folder, 'data/secret'));
  expect(await logOfStart()).toContain(warning);
  expect(await logOfStart()).not.toContain(warning);
});

test('in production a start without built pages warns of it, and names the folder', async () => {
  const { child, output } = await start({ NODE_ENV: 'production' });
  // 'close' and not 'exit', so that all of its output has arrived.
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
  expect(output()).toContain(`SITE_DIR “${join(folder, 'site')}” contains no built site`);
});
