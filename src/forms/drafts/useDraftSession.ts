import { useCallback, useRef, useState } from 'react';
import type { FieldValues } from '../../../contract/fields.ts';
import { useForm } from '../engine/formContext.ts';
import { beginning, nothing } from './draftSession.ts';
import type { DraftSession, Shown } from './draftSession.ts';

export type DraftSessionHandle = {
  /** What the form is rendered with. */
  shown: Shown;
  /** The session as it stands, which may be ahead of what is rendered. */
  sessionRef: { readonly current: DraftSession };
  /** The session goes on like this, and the form takes its answers. */
  take: (next: DraftSession) => void;
};

/** Holds what the surrounding form knows of its draft; what becomes of that, draftTransitions.ts says. */
export function useDraftSession(initialValues: FieldValues): DraftSessionHandle {
  const { setValues, reset } = useForm();
  const [shown, setShown] = useState(nothing);
  const sessionRef = useRef(beginning(initialValues));

  const take = useCallback(
    ({ reset: anew, patch, ...next }: DraftSession) => {
      // Most of what happens shows nothing new.
      if (next.shown !== sessionRef.current.shown) setShown(next.shown);
      sessionRef.current = next;
      if (anew) reset(anew);
      if (patch) setValues(() => patch);
    },
    [reset, setValues],
  );
  return { shown, sessionRef, take };
}
