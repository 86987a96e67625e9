import type { Dependencies } from '../../dependencies.ts';
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
  metrics.watchGate('hashing', limited.load);
  return {
    hash: (password: string, signal?: AbortSignal) => limited(() => hasher.hash(password), signal),
    verify: (password: string, hash: string, signal?: AbortSignal) =>
      limited(() => hasher.verify(password, hash), signal),
    /** @throws HttpError 503 when the queue is full: asked before anything is counted or looked up. */
    requireRoom: (): void => {
      if (limited.isFull()) throw busy();
    },
  };
}

export type PasswordHashing = ReturnType<typeof makePasswordHashing>;
