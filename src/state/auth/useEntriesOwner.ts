import { useState } from 'react';
import { useSiteSelector } from '../hooks.ts';
import { selectAccountEmail } from './authSlice.ts';

/**
 * The account of the last session on this page; null before the first. It stays when its session ends, because what was
 * entered stays, and stays that account's.
 */
export function useEntriesOwner(): string | null {
  const account = useSiteSelector(selectAccountEmail);
  const [owner, setOwner] = useState(account);
  if (account !== null && account !== owner) setOwner(account);
  return owner;
}
