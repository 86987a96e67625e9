import { useState } from 'react';
import { useSiteSelector } from '../hooks.ts';
import { selectAccountEmail } from './authSlice.ts';

/**
 * The account whose form stands here. It stays when its session ends, because the form does; a form that was begun
 * without an account belongs to whoever logs in first. `takeover` changes when another account takes its place: as a key
 * it begins the form anew, so that nobody sends somebody else's entries.
 */
export function useFormAccount(): { account: string | null; takeover: number } {
  const current = useSiteSelector(selectAccountEmail);
  const [held, setHeld] = useState({ account: current, takeover: 0 });
  if (current !== null && current !== held.account)
    setHeld({ account: current, takeover: held.account === null ? held.takeover : held.takeover + 1 });
  return held;
}
