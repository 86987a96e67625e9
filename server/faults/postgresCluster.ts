import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../../tooling/machine/postgres.ts';
import { rowsOf } from './database.ts';

/** A real PostgreSQL that scenarios can kill, stop and freeze. */
export type Cluster = {
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<string>;
  /** Stops it by SIGKILL of every process, or by a fast shutdown (SIGINT). */
  stop(how: 'kill' | 'fast'): Promise<void>;
  /** Starts it again on the same port, and waits until it accepts connections. */
  start(): Promise<void>;
  /** Suspends all its processes (SIGSTOP), or lets them go on. */
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

/** Starts a PostgreSQL; null where none is installed. */
export async function startCluster(): Promise<Cluster | null> {
  const bin = findPostgres();
  if (bin === null) return null;
  const postgres = await startPostgres(bin);
  const processes = (): number[] => {
    const main = postgres.pid();
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
        // The process has ended meanwhile.
      }
  };

  async function stop(how: 'kill' | 'fast'): Promise<void> {
    const all = processes();
    if (how === 'kill') signalAll('SIGKILL');
    else process.kill(postgres.pid(), 'SIGINT');
    while (all.some(isRunning)) await sleep(20);
  }

  const end = (): void => {
    signalAll('SIGKILL');
    rmSync(postgres.folder, { recursive: true, force: true });
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
    start: postgres.start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async close() {
      signalAll('SIGCONT');
      await postgres.stop();
      process.off('exit', end);
    },
  };
}
