import type { EmotionCache } from '@emotion/cache';
import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageFailure } from '../../state/navigationSlice.ts';
import type { Address } from './recorded/addressOf.ts';
import { Replay } from './Replay.tsx';
import { makeInertRouter } from './walls/inertRouter.tsx';
import { makeInertStore } from './walls/inertStore.ts';
import type { RootState } from '../store/store.ts';

type ReplayedSiteOptions = {
  cache: EmotionCache;
  address: Address;
  /** The state that its pages see first. */
  first: RootState;
  failure?: PageFailure | undefined;
  onFailed: (site: ReplayedSite, message: string) => void;
};

/** A rendering of the site in an element of its own, of which a replay has several; it can open one page after another. */
export type ReplayedSite = {
  element: Element;
  /** The failure that is shown instead of the page, if any. */
  failure: PageFailure | undefined;
  /** Renders its page in a hidden Activity, at low priority and without running effects. */
  prepare: () => void;
  /** Shows a state, with a new boundary if the page threw at the last one. */
  show: (state: RootState) => void;
  stateNow: () => RootState;
  /** Unmounts the page with the next state that is shown; `open` mounts another one. */
  leave: () => void;
  open: (address: Address) => Promise<void>;
  end: () => void;
};

/**
 * Makes a site with a store and a router of its own. Nothing is rendered yet.
 * @param element must be in the document by the time a state is shown
 */
export function makeReplayedSite(
  element: Element,
  { cache, address, first, failure, onFailed }: ReplayedSiteOptions,
): ReplayedSite {
  let visit = 1;
  const serverState = { ...first, visit };
  const root = createRoot(element);
  const store = makeInertStore(serverState);
  const router = makeInertRouter(address, visit, failure);
  let attempt = 0;
  let hasFailed = false;
  let mode: 'hidden' | 'visible' | null = null;

  const fail = (message: string) => {
    hasFailed = true;
    onFailed(site, message);
  };

  const render = (next: 'hidden' | 'visible') => {
    if (mode === next && !hasFailed) return;
    if (hasFailed) attempt += 1;
    hasFailed = false;
    mode = next;
    root.render(
      <Activity mode={next}>
        <Replay {...{ cache, store, serverState, router, attempt }} onFailed={fail} />
      </Activity>,
    );
  };

  const site: ReplayedSite = {
    element,
    failure,
    prepare: () => render('hidden'),
    show: (state) => {
      store.show({ ...state, visit });
      render('visible');
    },
    stateNow: store.getState,
    leave: () => {
      visit += 1;
    },
    open: (next) => router.open(next, visit),
    end: () => {
      root.unmount();
      router.dispose();
    },
  };
  return site;
}
