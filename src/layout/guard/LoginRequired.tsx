import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { sessionEnded } from '../../state/auth/authSlice.ts';
import { selectAsksForLogin } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { useSession } from '../../state/auth/useSession.ts';
import { LoginDialog } from './LoginDialog.tsx';

/** Whether the last dialog since there was a session said that sending needs a login (specification D55). */
function useRefused(hasSession: boolean): boolean {
  const asksForLogin = useSiteSelector(selectAsksForLogin);
  const [last, setLast] = useState(false);
  const refused = !hasSession && (asksForLogin ?? last);
  if (refused !== last) setLast(refused);
  return refused;
}

/**
 * What stands in here is mounted only for a visitor with a session; everybody else is asked to log in (specification
 * GUARD-01). Nothing shows until storage has been read, because the prerendered page belongs to nobody.
 */
export function LoginRequired({ children }: { children: ReactNode }) {
  const dispatch = useSiteDispatch();
  const { rehydrated, token, hasSession } = useSession();
  // One layer at a time: under the loading screen nobody could see where the keyboard is.
  const loading = useSiteSelector(selectLoading);

  useEffect(() => {
    if (rehydrated && token !== null && !hasSession) dispatch(sessionEnded());
  }, [rehydrated, token, hasSession, dispatch]);

  // Whoever was refused while sending, and closed that dialog, stays on the form with every entry.
  const refused = useRefused(hasSession);
  const [opened, setOpened] = useState(false);
  if (hasSession && !opened) setOpened(true);
  const stays = hasSession || (opened && refused);

  if (!rehydrated) return null;
  return (
    <>
      {stays && children}
      <LoginDialog open={!stays && !loading} />
    </>
  );
}
