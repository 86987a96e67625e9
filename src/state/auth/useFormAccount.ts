import { useState } from 'react';
import { useSiteSelector } from '../hooks.ts';
import { selectAccountEmail } from './authSlice.ts';

/**
 * The account of the last session since this part of the page came, null before the first: whose form stands here. It
 * stays when its session ends, because what was entered does; a form that was begun without an account belongs to whoever
 * logs in first. `takeover` changes when another account takes its place: as a key it begins the form anew, so that nobody
 * sends somebody else's entries.
 */
export function useFormAccount(): { account: string | null; takeover: number } {
  const current = useSiteSelector(selectAccountEmail);
  const [known, setKnown] = useState({ account: current, takeover: 0 });
  if (current !== null && current !== known.account)
    setKnown({ account: current, takeover: known.account === null ? known.takeover : known.takeover + 1 });
  return known;
}
