import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './freePort.ts';
import { readyLimit } from './untilReady.ts';

/** A PostgreSQL server for tests: on loopback, on a free port, in a temporary folder that `stop` deletes. */
type Postgres = {
  url: string;
  folder: string;
  /** Id of the postmaster, the parent of all its processes. */
  pid: () => number;
  /** Starts it again on the same port, after its processes have ended. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The folder of PostgreSQL's programs, null where they are not installed. Debian keeps them off the PATH. */
export function findPostgres(): string | null {
  const places = ['/usr/lib/postgresql', '/usr/local/opt/postgresql', '/opt/homebrew/opt/postgresql'];
  const folders = places
    .filter((place) => existsSync(place))
    .flatMap((place) => [
      path.join(place, 'bin'),
      ...readdirSync(place).map((name) => path.join(place, name, 'bin')),
    ]);
  return (
    [...folders, ...(process.env['PATH'] ?? '').split(path.delimiter)].find((folder) =>
      existsSync(path.join(folder, 'initdb')),
    ) ?? null
  );
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** Settings for data that is not needed after the tests: PostgreSQL does not wait until its writes are on the disk. */
export const fastSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts the PostgreSQL whose programs are in this folder, with further settings such as `fsync=off`. */
export async function startPostgres(bin: string, settings: readonly string[] = []): Promise<Postgres> {
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : null;
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'test', '--auth=trust', '-E', 'UTF8'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port)];
  const ours = [
    // Its messages are in English, whatever the machine's language: `start` waits for one of them.
    'lc_messages=C',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  for (const setting of [...ours, ...settings]) args.push('-c', setting);
  let server: ChildProcess;
  let ended: Promise<unknown>;
  async function start(): Promise<void> {
    server = spawn(path.join(bin, 'postgres'), args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    ended = once(server, 'exit');
    await new Promise<void>((ready, failed) => {
      let output = '';
      const timer = setTimeout(() => {
        server.kill('SIGQUIT');
        failed(new Error(`PostgreSQL was not ready after ${readyLimit / 1000} s: ${output}`));
      }, readyLimit);
      server.stderr?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!output.includes('ready to accept connections')) return;
        clearTimeout(timer);
        ready();
      });
      // `close` comes later than `exit`, when everything the process printed has arrived.
      server.once('close', () => {
        clearTimeout(timer);
        failed(new Error(`PostgreSQL did not start: ${output}`));
      });
    });
  }
  await start();
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    folder,
    pid: () => server.pid ?? 0,
    start,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
