import { startConnectionListener } from './connectionListener.ts';
import { startOtherTabsListener } from './otherTabsListener.ts';
import { startSessionListener } from './sessionListener.ts';
import type { SiteStore } from '../../state/hooks.ts';

/** Everything that looks after an open tab, once storage has been read. Returns a stop function. */
export function startListeners(store: SiteStore): () => void {
  const stops = [startSessionListener(store), startOtherTabsListener(store), startConnectionListener(store)];
  return () => {
    for (const stop of stops) stop();
  };
}
