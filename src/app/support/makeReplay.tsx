import createCache from '@emotion/cache';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Moment } from '../../trace/replayMessages.ts';
import { preloadPage } from '../routes/fetchAhead.ts';
import { addressOf } from './recorded/addressOf.ts';
import type { Address } from './recorded/addressOf.ts';
import { beginningOf } from './recorded/beginningOf.ts';
import { replayedState } from './recorded/replayedState.ts';
import { Replay } from './Replay.tsx';
import { showColours } from './showColours.ts';
import { makeInertRouter } from './walls/inertRouter.tsx';
import { makeInertStore } from './walls/inertStore.ts';
import type { ReplayedState } from './walls/inertStore.ts';
import { setClock } from './walls/setClock.ts';

type Options = { onFailed: (step: number, message: string) => void };

const makeSite = (state: ReplayedState, address: Address) => ({
  store: makeInertStore(state),
  router: makeInertRouter(address, state.visit),
});

/**
 * Draws the moments of a trace into an element. `show` resolves once a moment stands, to whether it is the one asked for last;
 * it rejects where the script of its page does not arrive.
 */
export function makeReplay(place: Element, { onFailed }: Options) {
  const root = createRoot(place);
  const cache = createCache({ key: 'css' });
  const ready = new Set<string>();
  let site: ReturnType<typeof makeSite> | null = null;
  let visit = 0;
  let opened = '';
  let shown = Number.NaN;
  let latest = 0;

  const render = (step: number) => {
    if (site) root.render(<Replay cache={cache} {...site} step={step} onFailed={onFailed} />);
  };

  /** Begins with the state that the page is to open with, if it is opened. */
  const draw = async (step: number, address: Address, state: ReplayedState, opens: boolean) => {
    const first = opens ? beginningOf(state) : state;
    const isNew = site === null;
    site ??= makeSite(first, address);
    const { store, router } = site;
    flushSync(() => {
      store.show(first);
      render(step);
    });
    if (opens && !isNew) await router.open(address, state.visit);
    if (first !== state) flushSync(() => store.show(state));
  };

  return {
    show: async (step: number, moment: Moment): Promise<boolean> => {
      latest += 1;
      const turn = latest;
      const { navigation } = moment.sight;
      const address = addressOf(navigation);
      // Before its first page the visitor's store had not been asked for anything to draw.
      if (!address) return true;
      if (!ready.has(address.pathname)) await preloadPage(address.pathname);
      ready.add(address.pathname);
      if (turn !== latest) return false;

      const page = JSON.stringify([address, navigation.failure]);
      // Parts of a page remember what they have seen: only one step ahead is drawn upon what stands there.
      const opens = page !== opened || !(step === shown || step === shown + 1);
      if (opens) visit += 1;
      opened = page;
      shown = step;
      setClock(moment.at);
      await draw(step, address, { ...replayedState(moment), visit }, opens);
      showColours(moment.colourMode);
      return true;
    },
    /** What the pages have asked for so far, and did not get. */
    counts: () => ({ dispatched: site?.store.dispatched() ?? 0, navigations: site?.router.asked() ?? 0 }),
    end: () => root.unmount(),
  };
}
