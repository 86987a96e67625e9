import { useCallback, useRef, useState } from 'react';
import type { FieldValues } from '../../../contract/fields.ts';
import { useForm } from '../engine/formContext.ts';
import { initialSync, nothingShown } from './draftSync.ts';
import type { DraftSync, Shown } from './draftSync.ts';

export type DraftSyncHandle = {
  /** What the form is rendered with. */
  shown: Shown;
  /** The current record, which may be ahead of what is rendered. */
  syncRef: { readonly current: DraftSync };
  /** Replaces the record, and applies its `reset` and `patch` to the form. */
  take: (next: DraftSync) => void;
};

/** Holds what the surrounding form knows of its draft. Its transitions are the pure functions of draftTransitions.ts. */
export function useDraftSync(initialValues: FieldValues): DraftSyncHandle {
  const { setValues, reset } = useForm();
  const [shown, setShown] = useState(nothingShown);
  const syncRef = useRef(initialSync(initialValues));

  const take = useCallback(
    ({ reset: resetValues, patch, ...next }: DraftSync) => {
      // Most transitions leave `shown` as it is and need no render for it.
      if (next.shown !== syncRef.current.shown) setShown(next.shown);
      syncRef.current = next;
      if (resetValues) reset(resetValues);
      if (patch) setValues(patch);
    },
    [reset, setValues],
  );
  return { shown, syncRef, take };
}
