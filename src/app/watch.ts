import { watchConnection } from './connection.ts';
import { followOtherTabs } from './otherTabs.ts';
import { watchSession } from './session.ts';
import type { SiteStore } from './store.ts';

/** Everything that looks after an open tab, once storage has been read. Returns a stop function. */
export function watch(store: SiteStore): () => void {
  const stops = [watchSession(store), followOtherTabs(store), watchConnection(store)];
  return () => {
    for (const stop of stops) stop();
  };
}
