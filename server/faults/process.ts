import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server in a process of its own. `readyAfter` is in milliseconds from the spawn to the line that says so. */
export type ServerProcess = {
  url: string;
  readyAfter: number;
  kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
};

const entry = path.join(import.meta.dirname, '../main.ts');
const alive = new Set<ChildProcess>();

/** Whatever happens here, no server outlives this process. */
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

/** Starts the real server on a free port of this computer. @throws what it said instead of being ready. */
export async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  alive.add(child);
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => {
    alive.delete(child);
    return code ?? null;
  });
  let output = '';
  const url = await new Promise<string>((ready, failed) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const line = /ready at (http:\S+)/.exec(output);
      if (line?.[1]) ready(line[1]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => failed(new Error(`The server ended before it was ready: ${output}`)));
  });
  return {
    url,
    readyAfter: performance.now() - startedAt,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
