import { useEffect, useEffectEvent } from 'react';
import { forgetFile, hasDatabase } from '../../../state/forms/draftFiles.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { isRehydrated } from '../../../state/isRehydrated.ts';
import type { FilePlace } from './filePlace.ts';

/**
 * Removes the kept file of a form that no draft names any more.
 * @param unwantedSince says since when, in milliseconds since 1970: a file that was chosen later stays
 * @param onForgotten told that time, once it is done
 */
export function useForgetFile(
  { form, field }: FilePlace,
  isUnwanted: boolean,
  unwantedSince: (field: string) => number,
  onForgotten: (until: number) => void,
): void {
  const rehydrated = useSiteSelector(({ drafts }) => isRehydrated(drafts));
  const timeOf = useEffectEvent(unwantedSince);
  const tell = useEffectEvent(onForgotten);
  useEffect(() => {
    if (!rehydrated || !isUnwanted || field === undefined || !hasDatabase()) return;
    const until = timeOf(field);
    const forget = async () => {
      await forgetFile({ form, field }, until);
      tell(until);
    };
    void forget();
  }, [form, field, rehydrated, isUnwanted]);
}
