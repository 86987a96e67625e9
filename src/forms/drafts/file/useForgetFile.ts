import { useEffect, useEffectEvent, useRef } from 'react';
import { forgetFile, hasDatabase } from '../../../state/forms/draftFiles.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { isRehydrated } from '../../../state/isRehydrated.ts';
import type { FilePlace } from './filePlace.ts';

type Unwanted = {
  /** Whether no draft names the file any longer. */
  isUnwanted: boolean;
  /**
   * When the draft's file was chosen or removed, in milliseconds since 1970; undefined without a draft. A file chosen
   * later stays: a tab may learn of a draft's removal after another tab has begun the next draft.
   */
  changedAt: number | undefined;
  /** Called after the removal; files chosen until this time are gone. */
  onForgotten: (until: number) => void;
};

/** Removes the stored file of a form once no draft names it. */
export function useForgetFile(
  { form, field }: FilePlace,
  { isUnwanted, changedAt, onForgotten }: Unwanted,
): void {
  const rehydrated = useSiteSelector(({ drafts }) => isRehydrated(drafts));
  /** `changedAt` of the current draft, or of the last one. */
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
