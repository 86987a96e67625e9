import { busy } from '../inlineScriptNames.ts';

/** ms within which a part that opens counts as the answer to the last press. */
const answeredWithin = 1000;

let lastPress: Event | null = null;

/** Remembers the last press; to be called for every click on the page. */
export function notePress(event: Event): void {
  lastPress = event;
}

/** Marks the button that was just pressed, if any, as busy. Returns a function that removes the mark. */
export function showBusy(): () => void {
  const pressed =
    lastPress && performance.now() - lastPress.timeStamp < answeredWithin ? lastPress.target : null;
  const button = pressed instanceof Element ? pressed.closest('button') : null;
  button?.setAttribute(busy, 'true');
  return () => button?.removeAttribute(busy);
}
