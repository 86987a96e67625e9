import { useEffect } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { locationStateOf } from '../state/locationState.ts';
import { questionAsked, selectClosedDialog, selectDialog } from '../state/dialogSlice.ts';
import { useSiteStore } from '../state/hooks.ts';

/**
 * Asks before entries are lost: the site's own question on the way to another page, the browser's on closing the tab.
 * A way that was agreed to already (`leaving`) is not asked about again.
 */
export function useLeaveWarning(wouldLose: boolean): void {
  const store = useSiteStore();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose &&
      currentLocation.pathname !== nextLocation.pathname &&
      !locationStateOf(nextLocation.state).leaving,
  );

  useBeforeUnload((event) => {
    if (wouldLose) event.preventDefault();
  });

  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    store.dispatch(questionAsked({ kind: 'form.leave' }));
    let answered = false;
    return store.subscribe(() => {
      const now = store.getState();
      if (answered || selectDialog(now)?.kind === 'form.leave') return;
      answered = true;
      const closed = selectClosedDialog(now);
      if (closed?.kind === 'form.leave' && closed.answer === 'confirm') proceed?.();
      else reset?.();
    });
    // `proceed` and `reset` are made anew with every render; those of the blocked moment stay valid.
    // eslint-disable-next-line react/exhaustive-deps
  }, [state, store]);
}
