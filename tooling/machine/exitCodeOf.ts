import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';

/**
 * The exit code of a child process at its end, when its output and its messages have arrived; null if a signal ended it.
 * @throws when the process could not be started
 */
export async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  // Unlike `exit`, `close` comes after what is still in the pipes and in the IPC channel.
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}
