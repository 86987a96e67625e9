import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { draftsSyncedFromOtherTab, isDiscardedFor, selectDraft } from '../../state/forms/draftsSlice.ts';
import { listenTo, useSiteDispatch } from '../../state/hooks.ts';

/** Set once another tab has sent or discarded the form. */
export function useRemovalElsewhere(kind: ApplicationKind): RefObject<boolean> {
  const dispatch = useSiteDispatch();
  const isRemovedRef = useRef(false);
  useEffect(
    () =>
      dispatch(
        listenTo({
          predicate: (action, state, before) => {
            if (!draftsSyncedFromOtherTab.match(action)) return false;
            const [draft, last] = [selectDraft(state, kind), selectDraft(before, kind)];
            return last !== null && (draft === null || isDiscardedFor(draft, last));
          },
          effect: () => {
            isRemovedRef.current = true;
          },
        }),
      ),
    [dispatch, kind],
  );
  return isRemovedRef;
}
