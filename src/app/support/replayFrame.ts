import type { FromFrame, ToFrame } from '../../trace/replay/replayMessages.ts';
import { makeReplay } from './makeReplay.tsx';
import { errorTextOf } from './errorTextOf.ts';
import { makeChangedFieldsShown } from './showChangedFields.ts';
import { buildWalls } from './walls/buildWalls.ts';

const { parent, location } = window;

const post = (message: FromFrame) => parent.postMessage(message, location.origin);

const { port1: here, port2: there } = new MessageChannel();
there.start();

/**
 * Resolves in a later task, after the effects of the current one and the tasks that it queued. It uses a message
 * because nested timers are delayed by up to 4 ms.
 */
const nextTask = () =>
  new Promise<void>((resolve) => {
    there.addEventListener('message', () => resolve(), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    here.postMessage(null);
  });

const scripts = () => document.querySelectorAll('script').length;
const scriptsAtFirst = scripts();

const nextTimer = () => new Promise((resolve) => setTimeout(resolve));

/**
 * How many zero-delay timers, of some milliseconds each, a script may take to load before it is no longer waited for.
 */
const mostTimers = 500;

/**
 * Resolves once the step is complete. A lazy component that renders for the first time loads its chunk by a script
 * element, which webpack removes when the script has loaded: as long as there are more scripts than at first, something
 * is pending.
 */
async function settle(): Promise<void> {
  await nextTask();
  for (let timers = 0; scripts() > scriptsAtFirst && timers < mostTimers; timers += 1) {
    await nextTimer();
    // The loaded component renders within the next tasks, and may load further chunks.
    if (scripts() === scriptsAtFirst) for (let more = 0; more < 5; more += 1) await nextTimer();
  }
}

/** Renders the moments that the support screen posts to this frame. A document outside a frame stays empty. */
function start(): void {
  buildWalls({
    onKey: ({ key, shiftKey: shift, repeat }) => post({ type: 'key', key, shift, repeat }),
    onFiles: () => post({ type: 'files' }),
  });
  const replay = makeReplay(document.getElementById('root')!, {
    onFailed: (number, message) => post({ type: 'failed', number, message }),
  });
  const showChangedFields = makeChangedFieldsShown();
  const show = async ({ number, moment, ahead }: ToFrame) => {
    try {
      if (!(await replay.show(number, moment))) return;
      await settle();
      showChangedFields(moment);
      post({ type: 'shown', number });
      // Preparing is optional: a script that fails to load here is requested again when its moment is shown.
      if (ahead) void replay.prepare(ahead).catch(() => null);
    } catch (error) {
      post({ type: 'failed', number, message: errorTextOf(error) });
    }
  };
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<ToFrame | undefined>) => {
    if (source !== parent || origin !== location.origin || data?.type !== 'show') return;
    // The support screen dispatches the event itself (useFrame.ts), so `data` is its own object: the frame needs a
    // copy.
    void show(structuredClone(data));
  });
  post({ type: 'ready' });
}

if (parent !== window) start();
