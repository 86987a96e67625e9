import { useDeferredValue, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { LoginHere } from '../../dialogs/loginHere/lazyLoginHere.ts';
import { sessionEnded } from '../../state/auth/authSlice.ts';
import { selectAsksForLogin, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { useFormAccount } from '../../state/auth/useFormAccount.ts';
import { useSession } from '../../state/auth/useSession.ts';
import { LoginDialog } from './LoginDialog.tsx';

/** Whether, since there was a session, a dialog said that sending needs a login (specification D55). */
function useRefused(hasSession: boolean): boolean {
  const asksForLogin = useSiteSelector(selectAsksForLogin);
  const [before, setBefore] = useState(false);
  const refused = !hasSession && (asksForLogin || before);
  if (refused !== before) setBefore(refused);
  return refused;
}

/** Fetched while somebody works in the form: the session may end at any moment. */
const preloadLogin = () => void LoginHere.preload();

/**
 * What stands in here is mounted only for a visitor with a session; everybody else is asked to log in (specification
 * GUARD-01). When the session ends, whatever was open stays, inert, with all its entries, until somebody logs in again
 * (specification GUARD-10). Nothing shows until storage has been read, because the prerendered page belongs to nobody.
 */
export function LoginRequired({ children }: { children: ReactNode }) {
  const dispatch = useSiteDispatch();
  const { rehydrated, token, hasSession } = useSession();
  // One layer at a time: under the loading screen nobody could see where the keyboard is.
  const loading = useSiteSelector(selectLoading);
  const hasDialog = useSiteSelector((state) => selectDialog(state) !== null);

  useEffect(() => {
    if (rehydrated && token !== null && !hasSession) dispatch(sessionEnded());
  }, [rehydrated, token, hasSession, dispatch]);

  const { account: owner } = useFormAccount();
  const isOpen = owner !== null;

  // Whoever was refused while sending, and closed that dialog, stays in the form.
  const refused = useRefused(hasSession);
  const isHeld = isOpen && !hasSession && !refused;
  const asks = rehydrated && (isOpen ? isHeld && !hasDialog : !hasSession) && !loading;
  // One step later: the result of a call that found the session over is told in a dialog of its own first.
  const open = useDeferredValue(asks) && asks;

  if (!rehydrated) return null;
  return (
    <>
      {isOpen && (
        <div inert={isHeld} onFocus={preloadLogin}>
          {children}
        </div>
      )}
      <LoginDialog open={open} owner={owner} />
    </>
  );
}
