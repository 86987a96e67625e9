import { selectSentCode } from '../../../state/forms/accountEntriesSlice.ts';
import type { CodeForm } from '../../../state/forms/accountEntriesSlice.ts';
import { useSiteSelector } from '../../../state/hooks.ts';
import { useIsPast } from './useIsPast.ts';

/** Whether the code that was sent last has expired on the server; false if that is not known. */
export function useCodeEnded(form: CodeForm): boolean {
  const endsAt = useSiteSelector((state) => selectSentCode(state, form)?.endsAt);
  return useIsPast(endsAt || Infinity);
}
