import { busy } from '../islands/pressable.ts';

/** ms within which a part that opens counts as the answer to the last press */
const answeredWithin = 1000;

let last: Event | null = null;

/** Told of every press, wherever on the page it is. */
export function notePress(event: Event): void {
  last = event;
}

/** Says of the button that was just pressed that its answer is on its way. Returns what takes that back. */
export function showBusy(): () => void {
  const pressed = last && performance.now() - last.timeStamp < answeredWithin ? last.target : null;
  const button = pressed instanceof Element ? pressed.closest('button') : null;
  button?.setAttribute(busy, 'true');
  return () => button?.removeAttribute(busy);
}
