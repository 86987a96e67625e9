import { useState } from 'react';
import { useSiteSelector } from '../hooks.ts';
import { selectAccountEmail } from './authSlice.ts';

/**
 * The account that the form belongs to: that of the last session since the component was mounted, null before the
 * first. It stays when the session ends, because the entries stay, too. A form that was begun without an account
 * belongs to the first one that logs in. `takeover` changes when another account logs in; used as a key it remounts the
 * form, so that nobody sends the entries of somebody else.
 */
export function useFormAccount(): { account: string | null; takeover: number } {
  const current = useSiteSelector(selectAccountEmail);
  const [known, setKnown] = useState({ account: current, takeover: 0 });
  if (current !== null && current !== known.account)
    setKnown({ account: current, takeover: known.account === null ? known.takeover : known.takeover + 1 });
  return known;
}
