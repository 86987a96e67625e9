import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { spawnProgram } from '../faults/process.ts';

const programOf = (name: string): string => path.join(import.meta.dirname, name);

/** Starts a bare `node:http` server that responds with the bytes of this file. */
export async function startBareHttp(file: string): Promise<{ url: string; stop: () => void }> {
  const child = spawnProgram(process.execPath, [programOf('bareHttp.ts'), file], process.env);
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  const url = /http:\S+/.exec(line.toString())?.[0] ?? '';
  return { url, stop: () => void child.kill('SIGKILL') };
}

/** Measures how many durable transactions a second better-sqlite3 alone makes, one after the other. */
export async function bareInserts(file: string, seconds: number): Promise<number> {
  const child = spawnProgram(
    process.execPath,
    [programOf('bareInserts.ts'), file, String(seconds)],
    process.env,
  );
  return child.stdout ? Number(await text(child.stdout)) : Number.NaN;
}
