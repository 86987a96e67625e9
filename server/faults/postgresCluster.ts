import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../tooling/machine/postgres.ts';
import { rowsOf } from './database.ts';

/** A real PostgreSQL that can be hurt. */
export type Cluster = {
  /** A new, empty database in it. Gives its address. */
  newDatabase(): Promise<string>;
  /** Ends it: by SIGKILL of every process, or by the fast stop an operator would use. */
  stop(how: 'kill' | 'fast'): Promise<void>;
  /** Starts it again on the same port, and waits until it takes connections. */
  start(): Promise<void>;
  /** Stops all its processes from running without ending them, or lets them go on. */
  freeze(): void;
  thaw(): void;
  close(): Promise<void>;
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** Null where PostgreSQL is not installed. */
export async function startCluster(): Promise<Cluster | null> {
  const bin = findPostgres();
  if (bin === null) return null;
  const postgres = await startPostgres(bin);
  const [{ data_directory: data } = { data_directory: '' }] = (await rowsOf(
    postgres.url,
    'show data_directory',
  )) as { data_directory: string }[];
  const { port } = new URL(postgres.url);
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
  let main = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const processes = (): number[] => {
    try {
      const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim();
      return [main, ...children.split(' ').filter(Boolean).map(Number)];
    } catch {
      return [main];
    }
  };
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of processes())
      try {
        process.kill(pid, signal);
      } catch {
        // It ended meanwhile.
      }
  };

  async function stop(how: 'kill' | 'fast'): Promise<void> {
    const all = processes();
    if (how === 'kill') signalAll('SIGKILL');
    else process.kill(main, 'SIGINT');
    while (all.some(isRunning)) await sleep(20);
  }

  async function start(): Promise<void> {
    const folder = path.dirname(data);
    const args = ['-D', data, '-p', port, '-c', 'listen_addresses=127.0.0.1'];
    const server = spawn(
      path.join(bin ?? '', 'postgres'),
      [...args, '-c', `unix_socket_directories=${folder}`],
      {
        ...user,
        cwd: folder,
        stdio: 'ignore',
      },
    );
    main = server.pid ?? 0;
    for (;;) {
      const up = await rowsOf(postgres.url, 'select 1').catch(() => null);
      if (up) return;
      await sleep(50);
    }
  }

  const end = (): void => {
    signalAll('SIGKILL');
    rmSync(path.dirname(data), { recursive: true, force: true });
  };
  process.once('exit', end);

  let databases = 0;
  return {
    async newDatabase() {
      databases += 1;
      await rowsOf(postgres.url, `create database faults_${databases}`);
      return postgres.url.replace(/postgres$/, `faults_${databases}`);
    },
    stop,
    start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async close() {
      signalAll('SIGCONT');
      if (isRunning(main)) await stop('fast');
      await postgres.stop();
      process.off('exit', end);
    },
  };
}
