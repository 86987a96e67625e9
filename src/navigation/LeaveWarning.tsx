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

  const askWhether = useEffectEvent((signal: AbortSignal) => dispatch(ask(question, signal)));

  const { state, proceed, reset } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return undefined;
    const asking = new AbortController();
    const leaveOrStay = async () => {
      const answer = await askWhether(asking.signal);
      if (asking.signal.aborted) return;
      if (answer === 'confirm') proceed?.();
      else reset?.();
    };
    void leaveOrStay();
    return () => asking.abort();
    // `proceed` and `reset` are made anew with every render; those of the blocked moment stay valid.
    // eslint-disable-next-line react/exhaustive-deps
  }, [state]);

  return null;
}
