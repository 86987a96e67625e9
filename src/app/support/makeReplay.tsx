import createCache from '@emotion/cache';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Moment } from '../../trace/replayMessages.ts';
import { preloadPage } from '../routes/fetchAhead.ts';
import { addressOf } from './recorded/addressOf.ts';
import { beginningsOf } from './recorded/beginningsOf.ts';
import { replayedState } from './recorded/replayedState.ts';
import { Replay } from './Replay.tsx';
import type { Visit } from './Replay.tsx';
import { showColours } from './showColours.ts';
import { makeInertRouter } from './walls/inertRouter.tsx';
import { makeInertStore } from './walls/inertStore.ts';
import type { InertStore } from './walls/inertStore.ts';
import { setClock } from './walls/setClock.ts';

type Options = { onFailed: (step: number, message: string) => void };

/**
 * Draws the moments of a trace into an element. `show` resolves once a moment stands, to whether it is the one asked for last;
 * it rejects where the script of its page does not arrive.
 */
export function makeReplay(place: Element, { onFailed }: Options) {
  const root = createRoot(place);
  const cache = createCache({ key: 'css' });
  const ready = new Set<string>();
  let store: InertStore | undefined;
  let visit: Visit | null = null;
  let opened = '';
  let shown = Number.NaN;
  let latest = 0;

  const fetchPage = async (pathname: string) => {
    await preloadPage(pathname);
    ready.add(pathname);
  };

  const draw = (step: number, moment: Moment) => {
    const { sight } = moment;
    const address = addressOf(sight.navigation);
    setClock(moment.at);
    const state = replayedState(moment);
    store ??= makeInertStore(state);
    const target = store;
    const page = JSON.stringify([address, sight.navigation.failure]);
    const isNext = step === shown || step === shown + 1;
    // Parts of a page remember what they have seen: only one step ahead is drawn upon what stands there.
    const opens = page !== opened || !isNext;
    if (opens) {
      visit?.router.dispose();
      visit = address && {
        id: (visit?.id ?? 0) + 1,
        router: makeInertRouter(address.pathname, address.state),
      };
      opened = page;
    }
    const tree = <Replay cache={cache} store={target} visit={visit} step={step} onFailed={onFailed} />;
    for (const before of opens ? beginningsOf(state) : []) {
      flushSync(() => {
        target.show(before);
        root.render(tree);
      });
    }
    flushSync(() => {
      target.show(state);
      root.render(tree);
    });
    shown = step;
    showColours(moment.colourMode);
  };

  return {
    show: async (step: number, moment: Moment): Promise<boolean> => {
      latest += 1;
      const turn = latest;
      const address = addressOf(moment.sight.navigation);
      if (address && !ready.has(address.pathname)) await fetchPage(address.pathname);
      if (turn !== latest) return false;
      draw(step, moment);
      return true;
    },
    /** What the pages have asked for so far, and did not get. */
    counts: () => ({ dispatched: store?.dispatched() ?? 0, navigations: visit?.router.asked() ?? 0 }),
    end: () => root.unmount(),
  };
}
