import type { RootState } from '../../store/store.ts';
import { hiddenAddress } from './placeholders.ts';

/**
 * What a page must have seen first that is opened in the middle of a moment, so that it stands as it did: a form stays only
 * where there was a session, and a code that was verified here is not asked for again. The moment itself where it needs nothing.
 */
export function beginningOf<State extends RootState>(state: State): State {
  const { auth, forms, accountEntries } = state;
  const isFormOpen = Object.keys(forms).some((form) => form !== 'login');
  const needsSession = isFormOpen && auth.claims === null;
  const hasCode = Object.values(accountEntries ?? {}).some((entries) => entries?.code);
  if (!needsSession && !hasCode) return state;
  return {
    ...state,
    ...(needsSession && { auth: { ...auth, claims: { email: hiddenAddress, expiresAt: null } } }),
    accountEntries: {},
  };
}
