/**
 * The times at which a key or button was pressed, the page's listener ran, and the step was visible, in milliseconds of
 * the page's clock.
 */
export type Seen = { pressed: number; heard: number; seen: number };

declare global {
  interface Window {
    pictures: { forget: () => void; seen: () => Seen | null };
  }
}

/** Name of the performance mark in Chromium's trace for the moment at which the listener of a press runs. */
export const heardMark = 'bench: heard';

/**
 * Runs in the support screen. From a press on, it records each rendered picture. Once the iframe has reported that the step
 * is shown, the step became visible in the first picture that was begun after the last change of the iframe's document.
 */
export function watchPictures(mark: string): void {
  if (window !== window.top) return;
  let press: Omit<Seen, 'seen'> | null = null;
  let pictures: { begun: number; made: number }[] = [];
  let lastChange = 0;
  let isShown = false;
  let answer: Seen | null = null;
  let watched: Document | null = null;
  const changes = new MutationObserver(() => {
    lastChange = performance.now();
  });
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };

  const { port1: here, port2: there } = new MessageChannel();
  // A message posted in an animation frame callback is delivered once that picture has been rendered.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
  const postFrameStart = () => here.postMessage(performance.now());
  const findPicture = () => {
    const first = pictures.find(({ begun }) => begun > lastChange);
    if (press && isShown && first) answer = { ...press, seen: first.made };
  };
  there.addEventListener('message', ({ data: begun }: MessageEvent<number>) => {
    pictures.push({ begun, made: performance.now() });
    findPicture();
    if (press && !answer) requestAnimationFrame(postFrameStart);
  });
  there.start();

  const hear = ({ timeStamp: pressed }: Event) => {
    if (press) return;
    const shown = document.querySelector('iframe')?.contentDocument ?? null;
    if (shown && shown !== watched) changes.observe(shown, everything);
    watched = shown;
    press = { pressed, heard: performance.mark(mark).startTime };
    requestAnimationFrame(postFrameStart);
  };
  for (const name of ['keydown', 'pointerdown']) window.addEventListener(name, hear, { capture: true });
  window.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
    if (data?.type !== 'shown') return;
    isShown = true;
    findPicture();
  });

  window.pictures = {
    forget: () => {
      press = null;
      answer = null;
      pictures = [];
      isShown = false;
    },
    seen: () => answer,
  };
}
