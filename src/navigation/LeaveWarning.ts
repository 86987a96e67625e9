import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router-dom';
import type { DialogKind } from '../content/dialogContent/dialogContents.ts';
import { ask } from '../state/dialog/ask.ts';
import type { DialogAnswer } from '../state/dialog/dialogSlice.ts';
import { locationStateOf } from '../state/locationState.ts';
import type { LocationState } from '../state/locationState.ts';
import { recordOf } from '../state/readers.ts';
import { useSiteDispatch } from '../state/hooks.ts';
import { askBeforeUnload } from './askBeforeUnload.ts';

type LeaveWarningProps = {
  /** Leaving the page would lose something. */
  wouldLose: boolean;
  /** Leaving the site would, too, as what is kept for the tab only. */
  wouldLoseWithTab?: boolean;
  /** The question, which names what would be lost. */
  question?: DialogKind;
};

/** The index that the router gave to the browser's current entry. */
const indexNow = () => Number(recordOf(window.history.state)['idx'] ?? 0);

/**
 * Asks before entries are lost: by the site's own question before a navigation to another page, by the browser's when
 * the tab is closed. A navigation that the visitor has agreed to already (`leaveConfirmed`) is not asked about again; Back
 * to its entry, which keeps that state, is another navigation.
 * This is a component that renders nothing, and not a hook, because `useBlocker` rerenders the component that calls it.
 */
export function LeaveWarning({
  wouldLose,
  wouldLoseWithTab = wouldLose,
  question = 'form.leave',
}: LeaveWarningProps) {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { key } = useLocation();
  /** The entry of this page in the browser's history. */
  const entryRef = useRef({ key, index: 0 });
  useEffect(() => {
    entryRef.current = { key, index: indexNow() };
  }, [key]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      wouldLose &&
      currentLocation.pathname !== nextLocation.pathname &&
      (historyAction === NavigationType.Pop || !locationStateOf(nextLocation.state).leaveConfirmed),
  );

  useBeforeUnload((event) => {
    if (wouldLoseWithTab) askBeforeUnload(event);
  });

  const askVisitor = useEffectEvent((signal: AbortSignal) => dispatch(ask(question, signal)));
  // Uses the current blocker, not that of when the question opened: Back may have been pressed since.
  const leaveOrStay = useEffectEvent((answer: DialogAnswer) => {
    // A second Back, before the router had undone the first, has left the browser at an entry other than that of the page.
    const off = entryRef.current.index - indexNow();
    if (answer !== 'confirm') {
      blocker.reset?.();
      if (off !== 0) void navigate(off);
    } else if (off === 0) blocker.proceed?.();
    else {
      const { pathname, search, hash } = window.location;
      const usr = recordOf(recordOf(window.history.state)['usr']);
      const state = { ...usr, leaveConfirmed: true } satisfies LocationState;
      void navigate({ pathname, search, hash }, { replace: true, state });
    }
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
