import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { draftsSyncedFromOtherTab, isDiscardedFor, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { listenTo } from '../../state/siteStore.ts';
import { followed, isTypedBeside, removedElsewhere, typed } from './draftTransitions.ts';
import type { FormNow } from './formUpdate.ts';
import { isTypedHere, rememberTypedHere } from './typedHere.ts';
import type { DraftSessionHandle } from './useDraftSession.ts';

/**
 * Tells the session of a form what is typed, and what becomes of the stored draft, here and in other tabs. Storage is read
 * after the first render, so a draft may come late; what was typed until then stays.
 */
export function useFollowDraft(
  kind: ApplicationKind,
  draft: Draft | null,
  { sessionRef, take }: DraftSessionHandle,
  form: FormNow,
): void {
  const dispatch = useSiteDispatch();
  const { values, account, isRead } = form;

  // Before the browser paints, so that nobody sees the form without its answers; and before anything from elsewhere.
  const noteTyped = useEffectEvent((now: Pick<FormNow, 'values'>) =>
    take(typed(sessionRef.current, { ...form, ...now })),
  );
  useLayoutEffect(() => noteTyped({ values }), [values]);

  const follow = useEffectEvent((found: Draft | null, now: Pick<FormNow, 'account' | 'isRead'>) => {
    if (found?.begunAt !== undefined && isTypedBeside(sessionRef.current, found))
      rememberTypedHere(kind, found.begunAt);
    const isHere = found !== null && isTypedHere(kind, found);
    take(followed(sessionRef.current, found, { ...form, ...now }, isHere));
  });
  useLayoutEffect(() => follow(draft, { account, isRead }), [draft, account, isRead]);

  useEffect(
    () =>
      dispatch(
        listenTo({
          predicate: (action, state, before) => {
            if (!draftsSyncedFromOtherTab.match(action)) return false;
            const [left, last] = [selectDraft(state, kind), selectDraft(before, kind)];
            return last !== null && (left === null || isDiscardedFor(left, last));
          },
          effect: () => take(removedElsewhere(sessionRef.current)),
        }),
      ),
    [dispatch, kind, sessionRef, take],
  );
}
