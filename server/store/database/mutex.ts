type Waiting = { grant: () => void };

/** A mutex with a queue of limited length. */
export type Mutex = {
  /**
   * Waits in first-come order. `deadline`: in milliseconds of `performance.now()`.
   * @throws the refusal when too many wait or the deadline passes
   */
  acquire(deadline: number): Promise<void>;
  /** Hands the mutex to the next in the queue. */
  release(): void;
};

/** At most `atMost` callers may wait. A deadline of Infinity needs no timer. */
export function makeMutex(atMost: number, refusal: () => Error): Mutex {
  const queue = new Set<Waiting>();
  let isHeld = false;

  function wait(deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const one: Waiting = {
        grant() {
          clearTimeout(timer);
          resolve();
        },
      };
      queue.add(one);
      if (deadline === Infinity) return;
      timer = setTimeout(
        () => {
          queue.delete(one);
          reject(refusal());
        },
        Math.max(0, deadline - performance.now()),
      );
    });
  }

  return {
    async acquire(deadline) {
      if (!isHeld) isHeld = true;
      else if (queue.size >= atMost) throw refusal();
      else await wait(deadline);
    },
    release() {
      const [next] = queue;
      if (!next) isHeld = false;
      else {
        queue.delete(next);
        next.grant();
      }
    },
  };
}
