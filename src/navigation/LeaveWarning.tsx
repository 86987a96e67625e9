import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import type { DialogKind } from '../content/dialogContent/dialogContents.ts';
import { ask } from '../state/dialog/ask.ts';
import type { DialogAnswer } from '../state/dialog/dialogSlice.ts';
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

  const askVisitor = useEffectEvent((signal: AbortSignal) => dispatch(ask(question, signal)));
  // The blocker of now, not that of the question: Back may have been pressed while it was open.
  const leaveOrStay = useEffectEvent((answer: DialogAnswer) => {
    if (answer === 'confirm') blocker.proceed?.();
    else blocker.reset?.();
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const asking = new AbortController();
    const settle = async ({ signal }: AbortController) => {
      const answer = await askVisitor(signal);
      if (!signal.aborted) leaveOrStay(answer);
    };
    void settle(asking);
    return () => asking.abort();
  }, [blocker.state]);

  return null;
}
