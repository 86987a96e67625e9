import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import type { PageFailure } from '../../state/navigationSlice.ts';
import { setColourScheme } from '../../theme/setColourScheme.ts';
import type { Moment } from '../../trace/replay/replayMessages.ts';
import { preloadPage } from '../routes/prefetchPages.ts';
import type { RootState } from '../store/store.ts';
import { addressOf } from './recorded/addressOf.ts';
import type { Address } from './recorded/addressOf.ts';
import { beginningOf, typingOf } from './recorded/beginningOf.ts';
import { openingOf } from './recorded/openingOf.ts';
import { replayedState, stateAt } from './recorded/replayedState.ts';
import { ReplayStyles } from './ReplayStyles.tsx';
import { makeStyleCache } from '../makeStyleCache.ts';
import { makeSite } from './site.tsx';
import type { Site } from './site.tsx';
import { makeSpareSites } from './spareSites.ts';
import { runTimers } from './walls/promptTimers.ts';
import { setClock } from './walls/setClock.ts';
import { setConnection } from './walls/setConnection.ts';

/** Steps that may be passed over at once; parts of a page remember what they have seen, and all others are jumps. */
const mostAhead = 5;

type Options = { onFailed: (step: number, message: string) => void };

/**
 * Draws the moments of a trace in the place of an element. `show` resolves once a moment stands, to whether it is the one asked
 * for last; it rejects where the script of its page does not arrive.
 */
export function makeReplay(place: Element, { onFailed }: Options) {
  const cache = makeStyleCache();
  const styles = createRoot(document.createElement('div'));
  const ready = new Set<string>();
  let shown = place;
  let site: Site | null = null;
  let opened = '';
  let drawn: number | undefined;
  let latest = 0;
  let step = 0;
  /** The page that was opened last; what is seen next on it waits until it stands. */
  let standing = Promise.resolve();

  flushSync(() => styles.render(<ReplayStyles cache={cache} />));

  /**
   * What is drawn next has its rules in a style sheet of their own. With a rule that is added to one, the browser styles all
   * anew that any other rule of it is about, and the only one had those of all that stands.
   */
  const beginSheet = () => {
    cache.sheet.ctr = 0;
  };

  const make = (address: Address, first: RootState, failure?: PageFailure): Site =>
    makeSite(place.cloneNode(false) as Element, {
      cache,
      address,
      first,
      failure,
      onFailed: (from, message) => {
        if (from === site) onFailed(step, message);
      },
    });
  const spares = makeSpareSites(({ address, state }) => make(address, state));

  const replace = (next: Site) => {
    shown.replaceWith(next.element);
    // What it has done to the document is taken back before the next one does as much.
    site?.end();
    site = next;
    shown = next.element;
    // As long as it is empty, the first page of a site writes it as well.
    document.title = '';
  };

  /** Anew, beginning with what the page has seen first. */
  const open = async (address: Address, moment: Moment) => {
    const { restored, at, sight } = moment;
    const { failure } = sight.navigation;
    const opening = openingOf(address, beginningOf(stateAt(moment), restored));
    const spare = failure ? undefined : spares.take(opening, at);
    // What failed, and what stood in its place, is left with the site it belongs to.
    const stays = !spare && !failure && site && !site.failure ? site : null;
    const first = beginningOf(replayedState(moment, spare?.stateNow()), restored);
    if (stays) stays.leave();
    else replace(spare ?? make(address, first, failure));
    flushSync(() => site?.show(first));
    await stays?.open(address);
    if (!failure) spares.want(opening, at);
  };

  const goOn = (state: RootState, { restored }: Moment) => {
    if (!site) return;
    const { show, stateNow } = site;
    // A form keeps what was typed at the latest when its page is hidden; from then on a draft is its own.
    const typing = typingOf(stateNow(), state, restored);
    if (typing) {
      flushSync(() => show(typing));
      document.dispatchEvent(new Event('visibilitychange'));
    }
    flushSync(() => show(state));
    runTimers();
  };

  return {
    show: async (number: number, moment: Moment): Promise<boolean> => {
      latest += 1;
      const turn = latest;
      beginSheet();
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
      step = number;
      opened = page;
      drawn = position;
      setClock(moment.at);
      setConnection(moment.sight.notices.connection === 'lost');
      if (opens) standing = open(address, moment);
      await standing;
      if (turn !== latest) return false;
      goOn(replayedState(moment), moment);
      setColourScheme(moment.colourMode);
      return true;
    },
    /** Has pages opened ahead, each at a moment on it, once the browser has nothing else to do. */
    prepare: async (moments: readonly Moment[]): Promise<void> => {
      for (const moment of moments) {
        const address = addressOf(moment.sight.navigation);
        if (!address || moment.sight.navigation.failure) continue;
        await whenIdle();
        await preloadPage(address.pathname);
        ready.add(address.pathname);
        spares.want(openingOf(address, beginningOf(stateAt(moment), moment.restored)), moment.at);
      }
    },
    end: () => {
      spares.end();
      site?.end();
      styles.unmount();
    },
  };
}
