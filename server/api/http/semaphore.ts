/** Lets `atOnce` jobs run, keeps `waiting` more in a queue, and refuses the rest with the error `full` makes. */
export function makeSemaphore(atOnce: number, waiting: number, full: () => Error) {
  let running = 0;
  const queue: (() => void)[] = [];

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw full();
      await new Promise<void>((next) => {
        queue.push(next);
      });
    } else running += 1;
    try {
      return await job();
    } finally {
      // The place is handed to the next in the queue, so that no other job gets in between.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
