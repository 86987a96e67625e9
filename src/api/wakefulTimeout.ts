/** Milliseconds of delay from which on a timer was held up by a suspended browser, not just by a busy page. */
const late = 1000;

/** Milliseconds within which a browser that was resumed delivers what it has received meanwhile. */
const grace = 10_000;

/**
 * A time limit for answers. A browser that was suspended, such as that of a locked phone, fires an overdue timer before
 * it delivers an answer that arrived meanwhile. Hence a timer that fires too late waits for another 10 s.
 *
 * @returns a function that cancels the limit
 */
export function wakefulTimeout(onTimeout: () => void, milliseconds: number): () => void {
  const due = performance.now() + milliseconds;
  let timer = setTimeout(() => {
    // Only once, because in a background tab every timer is late.
    if (performance.now() > due + late) timer = setTimeout(onTimeout, grace);
    else onTimeout();
  }, milliseconds);
  return () => clearTimeout(timer);
}
