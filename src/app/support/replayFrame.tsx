import type { FromFrame, ToFrame } from '../../trace/replay/replayMessages.ts';
import { makeReplay } from './makeReplay.tsx';
import { errorTextOf } from './errorTextOf.ts';
import { buildWalls } from './walls/buildWalls.ts';

const { parent, location } = window;

const tell = (message: FromFrame) => parent.postMessage(message, location.origin);

const { port1: here, port2: there } = new MessageChannel();
there.start();

/**
 * Once what the browser does in the same task and in the next one has been done, the step stands as it will stay. By a message,
 * for a timer waits up to four milliseconds.
 */
const turn = () =>
  new Promise<void>((resolve) => {
    there.addEventListener('message', () => resolve(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    here.postMessage(null);
  });

const scripts = () => document.querySelectorAll('script').length;
const scriptsAtFirst = scripts();

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Turns of the browser's queue in which a script that was asked for may arrive, some milliseconds each. */
const mostTurns = 500;

/** Parts that are drawn for the first time ask for a script of their own, which stands in the document until it has come. */
async function settle(): Promise<void> {
  await turn();
  for (let turns = 0; scripts() > scriptsAtFirst && turns < mostTurns; turns += 1) {
    await pause();
    // What came is drawn in the turns after that, and may ask for more.
    if (scripts() === scriptsAtFirst) for (let more = 0; more < 5; more += 1) await pause();
  }
}

/** Draws what the screen round this frame asks for. Opened by itself the document stays empty: nobody else may ask. */
function start(): void {
  buildWalls(({ key, shiftKey: shift, repeat }) => tell({ type: 'key', key, shift, repeat }));
  const replay = makeReplay(document.getElementById('root')!, {
    onFailed: (number, message) => tell({ type: 'failed', number, message }),
  });
  const show = async ({ number, moment, ahead }: ToFrame) => {
    try {
      if (!(await replay.show(number, moment))) return;
      await settle();
      tell({ type: 'shown', number });
      // Nobody waits for these; where a script does not arrive it is asked for again when it is needed.
      if (ahead) void replay.prepare(ahead).catch(() => null);
    } catch (error) {
      tell({ type: 'failed', number, message: errorTextOf(error) });
    }
  };
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame | undefined>) => {
    if (source !== parent || origin !== location.origin || data?.type !== 'show') return;
    // What is drawn is this window's own, whoever holds the moment.
    void show(structuredClone(data));
  });
  tell({ type: 'ready' });
}

if (parent !== window) start();
