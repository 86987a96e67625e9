import type { EmotionCache } from '@emotion/cache';
import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import type { PageFailure } from '../../state/navigationSlice.ts';
import type { Address } from './recorded/addressOf.ts';
import { Replay } from './Replay.tsx';
import { makeInertRouter } from './walls/inertRouter.tsx';
import { makeInertStore } from './walls/inertStore.ts';
import type { RootState } from '../store/store.ts';

type SiteOptions = {
  cache: EmotionCache;
  address: Address;
  /** What its pages see first. */
  first: RootState;
  failure?: PageFailure | undefined;
  onFailed: (site: Site, message: string) => void;
};

/** The site in an element of its own, at one page after the other. */
export type Site = {
  element: Element;
  /** Which stands in the place of the page, if one does. */
  failure: PageFailure | undefined;
  /** Renders its page as far as that has no effect on the document, as there is time. */
  prepare: () => void;
  /** Shows a state; anew where the page threw at the last one. */
  show: (state: RootState) => void;
  stateNow: () => RootState;
  /** With the next state that is shown its page goes, until another one is opened. */
  leave: () => void;
  open: (address: Address) => Promise<void>;
  end: () => void;
};

/**
 * Makes a site with a store and a router of its own. Nothing of it is drawn yet.
 * @param element in the document at the latest when a state is shown
 */
export function makeSite(element: Element, { cache, address, first, failure, onFailed }: SiteOptions): Site {
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

  const draw = (next: 'hidden' | 'visible') => {
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

  const site: Site = {
    element,
    failure,
    prepare: () => draw('hidden'),
    show: (state) => {
      store.show({ ...state, visit });
      draw('visible');
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
