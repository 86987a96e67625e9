import type { Dependencies } from '../dependencies.ts';
import { busy } from '../http/httpError.ts';
import { makeSemaphore } from '../http/semaphore.ts';
import type { Settings } from '../settings.ts';

/** Hashing and comparing passwords, only a few at a time, for all calls together. */
export function makePasswordHashing({ hasher }: Pick<Dependencies, 'hasher'>, settings: Settings) {
  const limited = makeSemaphore(settings.hashing.atOnce, settings.hashing.waiting, busy);
  return {
    hash: (password: string) => limited(() => hasher.hash(password)),
    verify: (password: string, hash: string) => limited(() => hasher.verify(password, hash)),
  };
}

export type PasswordHashing = ReturnType<typeof makePasswordHashing>;
