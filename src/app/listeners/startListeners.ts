import { watchConnection } from './connectionListener.ts';
import { followOtherTabs } from './otherTabsListener.ts';
import { watchSession } from './sessionListener.ts';
import type { SiteStore } from '../store/store.ts';

/** Everything that looks after an open tab, once storage has been read. Returns a stop function. */
export function watch(store: SiteStore): () => void {
  const stops = [watchSession(store), followOtherTabs(store), watchConnection(store)];
  return () => {
    for (const stop of stops) stop();
  };
}
