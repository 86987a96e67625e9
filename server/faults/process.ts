import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tooling/machine/freePort.ts';
import { untilReady } from '../../tooling/machine/untilReady.ts';

/** A server in a process of its own. `readyAfter`: milliseconds from the spawn to the log line that it is ready. */
export type ServerProcess = {
  /** Where it listens on this computer, whatever PUBLIC_URL says. */
  url: string;
  port: number;
  pid: number;
  readyAfter: number;
  /** Everything that it has printed so far. */
  output(): string;
  /** Resident memory in MB; null after its end. */
  rss(): number | null;
  signal(signal: NodeJS.Signals): void;
  /** Sends the signal and waits for the end. Resolves to the exit code, null if the signal ended it. */
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  ended: Promise<number | null>;
};

const entry = path.join(import.meta.dirname, '../start.mjs');

/**
 * The flags with which a deployment starts the server (server/deploy). V8 frees the buffers of requests with its young
 * generation, which grows to 128 MB by default: semi-spaces of 2 MB took a third off the memory under load, and 7 % off
 * the pages per second.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=2'];
const alive = new Set<ChildProcess>();

/** No program that was started here outlives this process, however it ends. */
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** Starts a program that ends with this process at the latest. */
export function spawnProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

/** Resident memory of a process in MB, from /proc. */
function rssOf(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/**
 * Starts the real server on a free port of this computer. @throws Error with its output if it ends before it is ready
 */
export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawnProgram(process.execPath, [...nodeFlags, entry], {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    ...env,
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const { output } = await untilReady(child);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - startedAt,
    output,
    rss: () => rssOf(child.pid ?? 0),
    signal: (signal) => void child.kill(signal),
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
    ended,
  };
}
