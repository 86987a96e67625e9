import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { whenIdle } from '../../hydration/timing/whenIdle.ts';
import type { PageFailure } from '../../state/navigationSlice.ts';
import type { Moment } from '../../trace/replay/replayMessages.ts';
import { preloadPage } from '../routes/prefetchPages.ts';
import type { RootState } from '../store/store.ts';
import { addressOf } from './recorded/addressOf.ts';
import type { Address } from './recorded/addressOf.ts';
import { mountStateOf } from './recorded/mountStateOf.ts';
import { openingOf } from './recorded/openingOf.ts';
import { begunAt, replayedState, stateAt } from './recorded/replayedState.ts';
import { typingOf } from './recorded/typingOf.ts';
import { ReplayStyles } from './ReplayStyles.tsx';
import { makeStyleCache } from '../makeStyleCache.ts';
import { makeReplayedSite } from './replayedSite.tsx';
import type { ReplayedSite } from './replayedSite.tsx';
import { makeSpareSites } from './spareSites.ts';
import { runTimers } from './walls/promptTimers.ts';
import { setClock } from './walls/setClock.ts';
import { setColours } from './walls/setColours.ts';
import { setConnection } from './walls/setConnection.ts';

/**
 * How many steps forward still update the page in place. A longer way, or one back, opens the page again, because
 * components keep local state from the steps that they have been through.
 */
const mostAhead = 5;

type Options = { onFailed: (step: number, message: string) => void };

/**
 * Renders the moments of a trace in place of an element. `show` resolves once the moment is rendered: to true, or to
 * false if a later call has overtaken it. It rejects if the script of the moment's page cannot be loaded.
 */
export function makeReplay(place: Element, { onFailed }: Options) {
  const cache = makeStyleCache();
  const styles = createRoot(document.createElement('div'));
  const ready = new Set<string>();
  let shown = place;
  let site: ReplayedSite | null = null;
  let opened = '';
  let shownPosition: number | undefined;
  let latest = 0;
  let step = 0;
  /** The state that was rebuilt last; the next one keeps the identity of what is unchanged in it. */
  let last: RootState | undefined;
  /** Settles once the page that was opened last is rendered; later moments on it wait for that. */
  let pageReady = Promise.resolve();

  flushSync(() => styles.render(<ReplayStyles cache={cache} />));

  /**
   * Gives the next moment's rules a new style sheet. Inserting a rule invalidates every element that any rule of the
   * same sheet matches, and with a single sheet that was nearly the whole page.
   */
  const startStyleSheet = () => {
    cache.sheet.ctr = 0;
  };

  const make = (address: Address, first: RootState, failure?: PageFailure): ReplayedSite =>
    makeReplayedSite(place.cloneNode(false) as Element, {
      cache,
      address,
      first,
      failure,
      onFailed: (from, message) => {
        if (from === site) onFailed(step, message);
      },
    });
  const spares = makeSpareSites(({ address, state }) => make(address, state));

  const replace = (next: ReplayedSite) => {
    shown.replaceWith(next.element);
    // Unmounting runs its effects' cleanups on the document before the effects of the next site run.
    site?.end();
    site = next;
    shown = next.element;
    // The first page of a site writes the title only if it is empty.
    document.title = '';
  };

  /** Opens the page of a moment from scratch, starting with the state that the visitor's page saw first. */
  const open = async (address: Address, moment: Moment) => {
    const { at, snapshot } = moment;
    const { failure } = snapshot.navigation;
    const opening = openingOf(address, mountStateOf(stateAt(moment), moment));
    const spare = failure ? undefined : spares.take(opening, at);
    // A recorded failure is fixed when a router is made: such a moment needs a new site, and so does the one after it.
    const kept = !spare && !failure && site && !site.failure ? site : null;
    last = replayedState(moment, spare?.stateNow() ?? last);
    const first = mountStateOf(last, moment);
    if (kept) kept.leave();
    else replace(spare ?? make(address, first, failure));
    flushSync(() => site?.show(first));
    await kept?.open(address);
    if (!failure) spares.want(opening, at);
  };

  /**
   * Has the open forms save what is typed in them, as they do when their page is hidden. The clock tells a form when its
   * draft is begun, by which it knows an anonymous one as its own.
   */
  const saveDrafts = (at: number) => {
    setClock(begunAt);
    document.dispatchEvent(new Event('visibilitychange'));
    setClock(at);
  };

  const update = (state: RootState, { at, restored }: Moment) => {
    if (!site) return;
    const { show, stateNow } = site;
    // A form that has saved a draft treats the draft as its own.
    const typing = typingOf(stateNow(), state, restored);
    if (typing) {
      flushSync(() => show(typing));
      saveDrafts(at);
    }
    flushSync(() => show(state));
    // Otherwise a form whose draft the next step brings would have begun it by its own timer, at the replayed time.
    saveDrafts(at);
    runTimers();
  };

  return {
    show: async (number: number, moment: Moment): Promise<boolean> => {
      latest += 1;
      const turn = latest;
      startStyleSheet();
      const { navigation } = moment.snapshot;
      const address = addressOf(navigation);
      // Before the first page was opened, the visitor saw nothing that could be rendered.
      if (!address) return true;
      if (!ready.has(address.pathname)) await preloadPage(address.pathname);
      ready.add(address.pathname);
      if (turn !== latest) return false;

      const page = JSON.stringify([address, navigation.failure]);
      const { position } = moment;
      const ahead = (position ?? Infinity) - (shownPosition ?? 0);
      const opensPage = page !== opened || !(ahead >= 0 && ahead <= mostAhead);
      step = number;
      opened = page;
      shownPosition = position;
      setClock(moment.at);
      setColours(moment.colourMode);
      setConnection(moment.snapshot.notices.connection === 'lost');
      if (opensPage) pageReady = open(address, moment);
      await pageReady;
      if (turn !== latest) return false;
      last = replayedState(moment, last);
      update(last, moment);
      return true;
    },
    /** Opens the pages of these moments ahead, in idle time. */
    prepare: async (moments: readonly Moment[]): Promise<void> => {
      for (const moment of moments) {
        const address = addressOf(moment.snapshot.navigation);
        if (!address || moment.snapshot.navigation.failure) continue;
        await whenIdle();
        await preloadPage(address.pathname);
        ready.add(address.pathname);
        spares.want(openingOf(address, mountStateOf(stateAt(moment), moment)), moment.at);
      }
    },
    end: () => {
      spares.end();
      site?.end();
      styles.unmount();
    },
  };
}
