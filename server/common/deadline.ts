/** Settles like the promise, or rejects after so many milliseconds; the work behind the promise is not cancelled. */
export async function withDeadline<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`It was not finished within ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the promise is settled, for so many milliseconds at most, and ignores its result. Never rejects. */
export async function settledWithin(promise: Promise<unknown>, milliseconds: number): Promise<void> {
  await withDeadline(promise, milliseconds).catch(() => undefined);
}
