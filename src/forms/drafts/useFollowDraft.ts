import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { draftsSyncedFromOtherTab, isDiscardedFor, selectDraft } from '../../state/forms/draftsSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { ownFirst } from '../../state/forms/draftChain.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { listenTo } from '../../state/siteStore.ts';
import { afterFollowing, isTypedBeside, afterRemovingElsewhere, afterTyping } from './draftTransitions.ts';
import type { FormNow } from './formUpdate.ts';
import { isTypedHere, rememberTypedHere } from './typedHere.ts';
import type { DraftSyncHandle } from './useDraftSync.ts';

/** What is stored, with that draft first that is restored here: the account's, or the anonymous one of this tab. */
function visitorsFirst(stored: Draft, kind: ApplicationKind, account: string | null): Draft {
  const isOfTab = (draft: Draft) => draft.owner === null && stored.owner === null && isTypedHere(kind, draft);
  const isOfAccount = ({ owner }: Draft) => owner !== null && owner === account;
  return ownFirst(ownFirst(stored, isOfTab), isOfAccount);
}

/**
 * Tells the record of the draft what is typed and how the stored one changes, here and in other tabs. Storage is read
 * after the first render, so a draft may arrive after the visitor has begun to type; typed answers stay.
 */
export function useFollowDraft(
  kind: ApplicationKind,
  draft: Draft | null,
  { syncRef, take }: DraftSyncHandle,
  form: FormNow,
): void {
  const dispatch = useSiteDispatch();
  const { values, account, isRead } = form;

  // Layout effects, so that restored answers are in the first paint. Typed answers are noted before `follow` runs, so
  // that it does not overwrite them.
  const noteTyped = useEffectEvent((rendered: Pick<FormNow, 'values'>) =>
    take(afterTyping(syncRef.current, { ...form, ...rendered }, Date.now())),
  );
  useLayoutEffect(() => noteTyped({ values }), [values]);

  const follow = useEffectEvent((stored: Draft | null, rendered: Pick<FormNow, 'account' | 'isRead'>) => {
    const found = stored && visitorsFirst(stored, kind, rendered.account);
    if (found?.begunAt !== undefined && isTypedBeside(syncRef.current, found))
      rememberTypedHere(kind, found.begunAt);
    const context = { isTypedHere: found !== null && isTypedHere(kind, found), now: Date.now() };
    take(afterFollowing(syncRef.current, found, { ...form, ...rendered }, context));
  });
  useLayoutEffect(() => follow(draft, { account, isRead }), [draft, account, isRead]);

  useEffect(
    () =>
      dispatch(
        listenTo({
          predicate: (action, state, before) => {
            if (!draftsSyncedFromOtherTab.match(action) || action.payload.isCleared) return false;
            const [left, last] = [selectDraft(state, kind), selectDraft(before, kind)];
            return last !== null && (left === null || isDiscardedFor(left, last));
          },
          effect: () => take(afterRemovingElsewhere(syncRef.current)),
        }),
      ),
    [dispatch, kind, syncRef, take],
  );
}
