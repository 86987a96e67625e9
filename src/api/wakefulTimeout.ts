/** Milliseconds after which a timer is late that a busy page cannot have kept waiting. */
const late = 1000;

/** Milliseconds in which a browser that has just woken tells what has come meanwhile. */
const grace = 10_000;

/**
 * A time limit for answers. A browser that slept, as a phone does behind its locked screen, fires a timer that has run out
 * before it tells of the answer that came meanwhile. Such a timer is late, and gives the answer a moment.
 *
 * @returns takes the limit back
 */
export function wakefulTimeout(onTimeout: () => void, milliseconds: number): () => void {
  const due = performance.now() + milliseconds;
  let timer = setTimeout(() => {
    // Once only: in a tab in the background every timer is late.
    if (performance.now() > due + late) timer = setTimeout(onTimeout, grace);
    else onTimeout();
  }, milliseconds);
  return () => clearTimeout(timer);
}
