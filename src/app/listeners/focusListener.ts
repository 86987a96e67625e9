import { isAnyOf } from '@reduxjs/toolkit';
import { yieldToMain } from '../../hydration/timing/yieldToMain.ts';
import { focusHeading } from '../../navigation/pageFocus.ts';
import { sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import { listenTo } from '../../state/siteStore.ts';
import type { SiteStore } from '../../state/siteStore.ts';

/**
 * Moves the focus to the heading when the end of a session, or another tab, removes the element that has it: a button for
 * somebody with a session, or for a draft.
 */
export function startFocusListener(store: SiteStore): void {
  store.dispatch(
    listenTo({
      matcher: isAnyOf(sessionEnded, sessionSyncedFromOtherTab, draftsSyncedFromOtherTab),
      effect: async () => {
        const focused = document.activeElement;
        // React renders in the meantime.
        await yieldToMain();
        if (focused?.isConnected === false && document.activeElement === document.body) focusHeading();
      },
    }),
  );
}
