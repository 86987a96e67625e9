type Waiting = { grant: () => void };

/** `atMost` callers may wait, each until its deadline in milliseconds of `performance.now()`. */
export type Turns = {
  /** Waits for the turn, in the order of asking. @throws the refusal when too many wait or the deadline passes. */
  take(deadline: number): Promise<void>;
  /** Hands the turn to the next in line. */
  pass(): void;
};

/** One at a time, in the order of asking. A deadline of Infinity needs no timer. */
export function makeTurns(atMost: number, refusal: () => Error): Turns {
  const line = new Set<Waiting>();
  let taken = false;

  function wait(deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const one: Waiting = {
        grant() {
          clearTimeout(timer);
          resolve();
        },
      };
      line.add(one);
      if (deadline === Infinity) return;
      timer = setTimeout(
        () => {
          line.delete(one);
          reject(refusal());
        },
        Math.max(0, deadline - performance.now()),
      );
    });
  }

  return {
    async take(deadline) {
      if (!taken) taken = true;
      else if (line.size >= atMost) throw refusal();
      else await wait(deadline);
    },
    pass() {
      const [next] = line;
      if (!next) taken = false;
      else {
        line.delete(next);
        next.grant();
      }
    },
  };
}
