import type { ChildProcess } from 'node:child_process';

/** Milliseconds after which a server that has not reported to be ready counts as failed. */
export const readyLimit = 30_000;

/**
 * Waits until our server prints the address at which it is ready. Returns the address, and a function for what the server
 * has printed so far.
 * @throws with the server's output, when the server ends before it is ready, or is not ready in time and is killed
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
      // The pattern includes the end of the line, because a chunk of output may end within the address.
      const [, address] = /^The site is ready at (\S+)\n/m.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      ready(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    // `close` comes later than `exit`, when everything the process printed has arrived.
    child.once('close', () => {
      clearTimeout(timer);
      failed(new Error(`The server ended before it was ready: ${output}`));
    });
  });
  return { url, output: () => output };
}
