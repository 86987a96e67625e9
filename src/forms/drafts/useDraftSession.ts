import { useCallback, useRef, useState } from 'react';
import type { FieldValues } from '../../../contract/fields.ts';
import { useForm } from '../engine/formContext.ts';
import { initialSession, nothingShown } from './draftSession.ts';
import type { DraftSession, Shown } from './draftSession.ts';

export type DraftSessionHandle = {
  /** What the form is rendered with. */
  shown: Shown;
  /** The current session, which may be ahead of what is rendered. */
  sessionRef: { readonly current: DraftSession };
  /** Replaces the session, and applies its `reset` and `patch` to the form. */
  take: (next: DraftSession) => void;
};

/** Holds the draft session of the surrounding form. Its transitions are the pure functions of draftTransitions.ts. */
export function useDraftSession(initialValues: FieldValues): DraftSessionHandle {
  const { setValues, reset } = useForm();
  const [shown, setShown] = useState(nothingShown);
  const sessionRef = useRef(initialSession(initialValues));

  const take = useCallback(
    ({ reset: resetValues, patch, ...next }: DraftSession) => {
      // Most transitions leave `shown` as it is and need no render for it.
      if (next.shown !== sessionRef.current.shown) setShown(next.shown);
      sessionRef.current = next;
      if (resetValues) reset(resetValues);
      if (patch) setValues(() => patch);
    },
    [reset, setValues],
  );
  return { shown, sessionRef, take };
}
