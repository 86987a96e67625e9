import type { SiteStore } from '../../state/siteStore.ts';
import { startConnectionListener } from './connectionListener.ts';
import { startFocusListener } from './focusListener.ts';
import { startHeldEnterListener } from './heldEnterListener.ts';
import { startLongWaitListener } from './longWaitListener.ts';
import { startScriptListener } from './scriptListener.ts';
import { startUnkeptDraftsListener } from './unkeptDraftsListener.ts';

/**
 * Starts the listeners that are needed only once the page has been used, or a script of it did not arrive. They are in the
 * chunk of the notices, without which those about the connection could not say anything.
 */
export function startLateListeners(store: SiteStore): void {
  startConnectionListener(store);
  startScriptListener(store);
  startLongWaitListener(store);
  startFocusListener(store);
  startHeldEnterListener();
  startUnkeptDraftsListener(store);
}
