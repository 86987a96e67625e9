import { useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Dispatch, RefObject, SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';
import type { FieldValues } from '../../../contract/fields.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { useForm } from '../engine/formContext.ts';
import { restorableValuesOf, whyNotRestored } from './restorable.ts';
import type { AnswerContext } from './restorable.ts';

export type RestoreOptions = Pick<AnswerContext, 'prefillValues' | 'isOption'> & {
  initialValues: FieldValues;
};

/**
 * Brings a stored draft back into the surrounding form, and tells which one. Storage is read after the first render, so
 * a draft may come late; what was typed until then stays. When and what of it is restored, restorable.ts says.
 */
export function useRestoreDraft(
  draft: Draft | null,
  isOwnDraftRef: RefObject<boolean>,
  { initialValues, prefillValues, isOption }: RestoreOptions,
): [Draft | null, Dispatch<SetStateAction<Draft | null>>] {
  const { fields, setValues } = useForm();
  const { key: entry } = useLocation();
  const account = useSiteSelector(selectAccountEmail);
  const [restored, setRestored] = useState<Draft | null>(null);

  const restore = useEffectEvent((found: Draft | null, visitor: string | null) => {
    // A draft that is gone was sent, discarded or removed by a logout; one that comes later is another one.
    if (!found) isOwnDraftRef.current = false;
    const isOwnDraft = isOwnDraftRef.current;
    if (!found || whyNotRestored(found, { account: visitor, isOwnDraft }) !== null) return;
    isOwnDraftRef.current = true;
    setValues((values) =>
      restorableValuesOf(found, fields, { values, initialValues, prefillValues, entry, isOption }),
    );
    setRestored(found);
  });
  // Before the browser paints, so that nobody sees the form without its answers.
  useLayoutEffect(() => restore(draft, account), [draft, account]);

  return [restored, setRestored];
}
