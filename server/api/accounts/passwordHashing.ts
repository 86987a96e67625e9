import type { Dependencies } from '../dependencies.ts';
import type { Hasher } from '../../common/interfaces.ts';
import { busy } from '../../common/httpError.ts';
import { makeSemaphore } from '../http/semaphore.ts';
import type { Settings } from '../../common/settings.ts';

/**
 * Limits the hashing and comparing of passwords by all calls together: a few at a time, a few more in a queue, the rest
 * refused at once. A queued job whose `signal` aborts is not run.
 */
export function makePasswordHashing(
  { hasher, metrics }: Pick<Dependencies, 'hasher' | 'metrics'>,
  settings: Settings,
) {
  const limited = makeSemaphore(settings.hashing.atOnce, settings.hashing.waiting, busy);
  metrics.watchLoad('hashing', limited.load);
  return {
    hash: (password: string) => limited(() => hasher.hash(password)),
    /** For a check before the body is read. @throws HttpError 503 when the queue is full */
    requireRoom: (): void => {
      if (limited.isFull()) throw busy();
    },
    /**
     * Reserves a turn, for a call whose attempt is counted before the password is hashed or compared by `run`.
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
