import type { ChildProcess } from 'node:child_process';

/** Milliseconds until a server that says nothing counts as one that did not start. */
export const readyLimit = 30_000;

/**
 * Waits until our server prints the address at which it is ready. Gives it, and what the server has printed so far.
 * Throws what it printed when it ends before, or is not ready in time; then it is killed.
 */
export async function untilReady(child: ChildProcess): Promise<{ url: string; output: () => string }> {
  let output = '';
  const url = await new Promise<string>((ready, failed) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      failed(new Error(`The server was not ready after ${readyLimit / 1000} s: ${output}`));
    }, readyLimit);
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      // To the end of the line: a chunk may end within the address.
      const [, address] = /^The site is ready at (\S+)\n/m.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      ready(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    // Later than its exit, so that all it printed has arrived.
    child.once('close', () => {
      clearTimeout(timer);
      failed(new Error(`The server ended before it was ready: ${output}`));
    });
  });
  return { url, output: () => output };
}
