import type { Dependencies, Hasher } from '../../dependencies.ts';
import { busy } from '../../httpError.ts';
import { makeSemaphore } from '../http/semaphore.ts';
import type { Settings } from '../../settings.ts';

/**
 * Hashing and comparing passwords, only a few at a time, for all calls together; more than wait already are refused at
 * once. `signal` ends what still waits when its caller has gone.
 */
export function makePasswordHashing(
  { hasher, metrics }: Pick<Dependencies, 'hasher' | 'metrics'>,
  settings: Settings,
) {
  const limited = makeSemaphore(settings.hashing.atOnce, settings.hashing.waiting, busy);
  metrics.watchSemaphore('hashing', limited.load);
  return {
    hash: (password: string) => limited(() => hasher.hash(password)),
    /** @throws HttpError 503 when the queue is full: asked before a body is read. */
    requireRoom: (): void => {
      if (limited.isFull()) throw busy();
    },
    /**
     * Room for one call whose attempt is counted before a password is hashed or compared; `run` does that in its turn.
     * @throws HttpError 503 when the queue is full
     */
    reserve: () => {
      const { run, release } = limited.reserve();
      return {
        release,
        run: <Result>(job: (hasher: Hasher) => Promise<Result>, signal?: AbortSignal) =>
          run(() => job(hasher), signal),
      };
    },
  };
}

export type PasswordHashing = ReturnType<typeof makePasswordHashing>;
