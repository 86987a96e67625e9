import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { draftsSyncedFromOtherTab, selectDraft } from '../../state/forms/draftsSlice.ts';
import { listenTo, useSiteDispatch } from '../../state/hooks.ts';

/** Set once another tab has sent or discarded the form. */
export function useRemovalElsewhere(kind: ApplicationKind): RefObject<boolean> {
  const dispatch = useSiteDispatch();
  const isRemovedRef = useRef(false);
  useEffect(
    () =>
      dispatch(
        listenTo({
          predicate: (action, state, before) =>
            draftsSyncedFromOtherTab.match(action) &&
            selectDraft(before, kind) !== null &&
            selectDraft(state, kind) === null,
          effect: () => {
            isRemovedRef.current = true;
          },
        }),
      ),
    [dispatch, kind],
  );
  return isRemovedRef;
}
