import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withLocalOutbox } from '../../config/config.ts';

// The server runs as a separate process, so that requests reach it through a real socket.
let folder: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'access-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

async function start(env: Record<string, string | undefined>): Promise<number> {
  const started = spawn(process.execPath, [join(process.cwd(), 'server/main.ts')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: folder, SITE_DIR: folder, ...env },
  });
  child = started;
  const line = await new Promise<string>((ready) => {
    started.stdout.once('data', (chunk: Buffer) => ready(chunk.toString()));
  });
  return Number(/:(\d+)\n/.exec(line)?.[1]);
}

/** The status of the response to exactly these lines, some of which no client library would send. */
async function statusOf(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer.split(' ')[1] ?? '';
}

// There is no built site here, so an address that does not exist is answered with 503.
test('the outbox is read on this computer, and never through a proxy on it', async () => {
  const port = await start(withLocalOutbox({}));
  for (const path of ['/outbox', '/outbox.json']) {
    const line = `GET ${path} HTTP/1.1`;
    expect(await statusOf(port, line, `Host: localhost:${port}`)).toBe('200');
    expect(await statusOf(port, line, 'Host: 127.0.0.1', 'X-Forwarded-For: 127.0.0.1')).toBe('503');
    expect(await statusOf(port, line, 'Host: localhost', 'Via: 1.1 proxy')).toBe('503');
    expect(await statusOf(port, line, 'Host: kolam.example')).toBe('503');
    expect(await statusOf(port, `GET http://localhost${path} HTTP/1.1`, 'Host: kolam.example')).toBe('503');
    expect(await statusOf(port, `GET ${path} HTTP/1.0`, 'Host: localhost')).toBe('503');
  }
});

test('a server that is started without the local outbox shows it to nobody', async () => {
  const port = await start({});
  expect(await statusOf(port, 'GET /outbox.json HTTP/1.1', 'Host: localhost')).toBe('503');
});
