import type { SiteStore } from '../../state/siteStore.ts';
import { startFocusListener } from './focusListener.ts';
import { startScriptListener } from './scriptListener.ts';
import { startUnkeptDraftsListener } from './unkeptDraftsListener.ts';

/** Starts the listeners that are needed only once the page has been used. They are in the chunk of the notices. */
export function startLateListeners(store: SiteStore): void {
  startScriptListener(store);
  startFocusListener(store);
  startUnkeptDraftsListener(store);
}
