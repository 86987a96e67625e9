/** The promise, or a rejection once so many milliseconds have passed; what it was for goes on by itself. */
export async function withDeadline<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the promise is settled, but not longer than so many milliseconds; what came of it is nobody's concern here. */
export async function settledWithin(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  await withDeadline(promise, milliseconds).catch(() => undefined);
}
