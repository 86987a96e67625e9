import createCache from '@emotion/cache';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Moment } from '../../trace/replayMessages.ts';
import { preloadPage } from '../routes/fetchAhead.ts';
import { addressOf } from './recorded/addressOf.ts';
import type { Address } from './recorded/addressOf.ts';
import { beginningOf, hasTypedDraft } from './recorded/beginningOf.ts';
import { replayedState } from './recorded/replayedState.ts';
import { Replay } from './Replay.tsx';
import type { ReplayProps } from './Replay.tsx';
import { showColours } from './showColours.ts';
import { makeInertRouter } from './walls/inertRouter.tsx';
import { makeInertStore } from './walls/inertStore.ts';
import type { ReplayedState } from './walls/inertStore.ts';
import { setClock } from './walls/setClock.ts';

/** Steps that may be passed over at once; parts of a page remember what they have seen, and all others are jumps. */
const mostAhead = 5;

type Options = { onFailed: (step: number, message: string) => void };

type Site = Pick<ReplayProps, 'store' | 'serverState' | 'router'>;

/**
 * Draws the moments of a trace into an element. `show` resolves once a moment stands, to whether it is the one asked for last;
 * it rejects where the script of its page does not arrive.
 */
export function makeReplay(place: Element, { onFailed }: Options) {
  const root = createRoot(place);
  const cache = createCache({ key: 'css' });
  const ready = new Set<string>();
  let site: Site | null = null;
  let visit = 0;
  let opened = '';
  let drawn: number | undefined;
  let latest = 0;
  let step = 0;
  let attempt = 0;
  let hasFailed = false;

  const fail = (message: string) => {
    hasFailed = true;
    onFailed(step, message);
  };

  const render = () => {
    if (hasFailed) attempt += 1;
    hasFailed = false;
    if (site) root.render(<Replay cache={cache} {...site} attempt={attempt} onFailed={fail} />);
  };

  /** Anew, beginning with what the page has seen first. */
  const open = async (address: Address, state: ReplayedState, { restored }: Moment) => {
    const first = beginningOf(state, restored);
    const { failure } = state.navigation;
    const before = site?.router;
    // What failed, and what stood in its place, is left with the router it belongs to.
    const stays = before && !before.failure && !failure;
    const router = stays ? before : makeInertRouter(address, state.visit, failure);
    site = { ...(site ?? { store: makeInertStore(first), serverState: first }), router };
    const { store } = site;
    flushSync(() => {
      store.show(first);
      render();
    });
    if (stays) await router.open(address, state.visit);
    else before?.dispose();
  };

  const goOn = (state: ReplayedState, { restored }: Moment) => {
    if (!site) return;
    const { store } = site;
    const before = store.getState();
    // A form keeps what was typed at the latest when its page is hidden; from then on a draft is its own.
    if (hasTypedDraft(before, state, restored)) {
      flushSync(() => store.show({ ...state, drafts: before.drafts }));
      document.dispatchEvent(new Event('visibilitychange'));
    }
    flushSync(() => {
      store.show(state);
      if (hasFailed) render();
    });
  };

  return {
    show: async (number: number, moment: Moment): Promise<boolean> => {
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
      const { position } = moment;
      const ahead = (position ?? Infinity) - (drawn ?? 0);
      const opens = page !== opened || !(ahead >= 0 && ahead <= mostAhead);
      if (opens) visit += 1;
      step = number;
      opened = page;
      drawn = position;
      setClock(moment.at);
      const state = { ...replayedState(moment), visit };
      if (opens) await open(address, state, moment);
      goOn(state, moment);
      showColours(moment.colourMode);
      return true;
    },
    /** What the pages have asked for so far, and did not get. */
    counts: () => ({ dispatched: site?.store.dispatched() ?? 0, navigations: site?.router.asked() ?? 0 }),
    end: () => root.unmount(),
  };
}
