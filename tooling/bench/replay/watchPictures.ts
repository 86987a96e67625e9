/** When somebody pressed, when the page heard of it, and when the step could be seen: milliseconds of the page's own clock. */
export type Seen = { pressed: number; heard: number; seen: number };

declare global {
  interface Window {
    pictures: { forget: () => void; seen: () => Seen | null };
  }
}

/** Stands in the browser's own record of a run where a press is heard. */
export const heardMark = 'bench: heard';

/**
 * Runs in the support screen. From a press on, each picture is noted. Once the frame has said that the step stands, the first
 * picture that was begun after the last change of its document is the one in which it is seen.
 */
export function watchPictures(mark: string): void {
  if (window !== window.top) return;
  let press: Omit<Seen, 'seen'> | null = null;
  let pictures: { begun: number; made: number }[] = [];
  let lastChange = 0;
  let stands = false;
  let answer: Seen | null = null;
  let watched: Document | null = null;
  const changes = new MutationObserver(() => {
    lastChange = performance.now();
  });
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };

  const { port1: here, port2: there } = new MessageChannel();
  // What is posted while a picture is begun is heard when it has been made.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
  const draw = () => here.postMessage(performance.now());
  const look = () => {
    const first = pictures.find(({ begun }) => begun > lastChange);
    if (press && stands && first) answer = { ...press, seen: first.made };
  };
  there.addEventListener('message', ({ data: begun }: MessageEvent<number>) => {
    pictures.push({ begun, made: performance.now() });
    look();
    if (press && !answer) requestAnimationFrame(draw);
  });
  there.start();

  const hear = ({ timeStamp: pressed }: Event) => {
    if (press) return;
    const shown = document.querySelector('iframe')?.contentDocument ?? null;
    if (shown && shown !== watched) changes.observe(shown, everything);
    watched = shown;
    press = { pressed, heard: performance.mark(mark).startTime };
    requestAnimationFrame(draw);
  };
  for (const name of ['keydown', 'pointerdown']) window.addEventListener(name, hear, { capture: true });
  window.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
    if (data?.type !== 'shown') return;
    stands = true;
    look();
  });

  window.pictures = {
    forget: () => {
      press = null;
      answer = null;
      pictures = [];
      stands = false;
    },
    seen: () => answer,
  };
}
