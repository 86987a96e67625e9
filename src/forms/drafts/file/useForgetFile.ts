import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetFile, hasDatabase } from '../../../state/forms/draftFiles.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { isRehydrated } from '../../../state/isRehydrated.ts';
import type { FilePlace } from './filePlace.ts';

/**
 * Removes the kept file of a form that no draft names any more.
 * @param changedAt when the draft's file was chosen or taken out, in milliseconds since 1970; undefined without a draft. What was
 *   chosen later stays: a tab may hear late that a draft is gone, when another one has begun the next
 * @param onForgotten told until when it was chosen, once it is gone
 */
export function useForgetFile(
  { form, field }: FilePlace,
  isUnwanted: boolean,
  changedAt: number | undefined,
  onForgotten: (until: number) => void,
): void {
  const rehydrated = useSiteSelector(({ drafts }) => isRehydrated(drafts));
  /** Of the draft that is there, or was there last. */
  const lastChangeRef = useRef(changedAt);
  useEffect(() => {
    lastChangeRef.current = changedAt ?? lastChangeRef.current;
  }, [changedAt]);
  const tell = useEffectEvent(onForgotten);
  useEffect(() => {
    if (!rehydrated || !isUnwanted || field === undefined || !hasDatabase()) return;
    const until = lastChangeRef.current ?? Date.now();
    const forget = async () => {
      await forgetFile({ form, field }, until);
      tell(until);
    };
    void forget();
  }, [form, field, rehydrated, isUnwanted]);
}
