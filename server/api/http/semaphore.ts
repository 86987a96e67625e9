/** Lets `atOnce` jobs run, keeps `waiting` more in line, and refuses the rest with the error `full` makes. */
export function makeSemaphore(atOnce: number, waiting: number, full: () => Error) {
  let running = 0;
  const line: (() => void)[] = [];

  return async <Result>(job: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (line.length >= waiting) throw full();
      await new Promise<void>((next) => {
        line.push(next);
      });
    } else running += 1;
    try {
      return await job();
    } finally {
      // The place is handed to the next in line, so nobody can slip in between.
      const next = line.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
