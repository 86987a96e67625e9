import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import type { DialogKind } from '../content/dialogContent/dialogContents.ts';
import { ask } from '../state/dialog/ask.ts';
import { locationStateOf } from '../state/locationState.ts';
import { useSiteDispatch } from '../state/hooks.ts';

type LeaveWarningProps = {
  wouldLose: boolean;
  /** Names what would be lost. */
  question?: DialogKind;
};

/**
 * Asks before entries are lost: the site's own question on the way to another page, the browser's on closing the tab.
 * A way that was agreed to already (`leaveConfirmed`) is not asked about again. A component that renders nothing, because
 * the router's blocker renders whatever it stands in once more.
 */
export function LeaveWarning({ wouldLose, question = 'form.leave' }: LeaveWarningProps) {
  const dispatch = useSiteDispatch();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      wouldLose &&
      currentLocation.pathname !== nextLocation.pathname &&
      !locationStateOf(nextLocation.state).leaveConfirmed,
  );

  useBeforeUnload((event) => {
    if (wouldLose) event.preventDefault();
  });

  const leaveOrStay = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await dispatch(ask(question, signal));
    if (signal.aborted) return;
    if (answer === 'confirm') blocker.proceed?.();
    else blocker.reset?.();
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const asking = new AbortController();
    void leaveOrStay(asking.signal);
    return () => asking.abort();
  }, [blocker.state]);

  return null;
}
