import { useDeferredValue, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { InlineLogin } from '../../dialogs/inlineLogin/lazyInlineLogin.ts';
import { sessionEnded } from '../../state/auth/authSlice.ts';
import { selectAsksForLogin, selectDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { useFormAccount } from '../../state/auth/useFormAccount.ts';
import { useSession } from '../../state/auth/useSession.ts';
import { LoginDialog } from './LoginDialog.tsx';

/** Whether a dialog has said, since the session ended, that sending needs a login (specification D55). */
function useRefused(hasSession: boolean): boolean {
  const asksForLogin = useSiteSelector(selectAsksForLogin);
  const [before, setBefore] = useState(false);
  const refused = !hasSession && (asksForLogin || before);
  if (refused !== before) setBefore(refused);
  return refused;
}

type LoginRequiredProps = {
  children: ReactNode;
  /** Shown in place of the children: to visitors without a session, and until storage has been read. */
  fallback?: ReactNode;
};

/** Loads the login form while a visitor works in the guarded form, because the session may end at any time. */
const preloadLogin = () => void InlineLogin.preload();

/**
 * Mounts its children only for a visitor with a session; everybody else is asked to log in (specification GUARD-01).
 * When the session ends, an open form stays mounted with all its entries, inert below the modal, until the next login
 * (specification GUARD-10). Until storage has been read it is not known which: the prerendered page has no session.
 */
export function LoginRequired({ children, fallback }: LoginRequiredProps) {
  const dispatch = useSiteDispatch();
  const { rehydrated, token, hasSession } = useSession();
  // The dialog waits for the loading screen to go: it would take the focus invisibly behind it.
  const loading = useSiteSelector(selectLoading);
  const hasDialog = useSiteSelector((state) => selectDialog(state) !== null);

  useEffect(() => {
    if (rehydrated && token !== null && !hasSession) dispatch(sessionEnded());
  }, [rehydrated, token, hasSession, dispatch]);

  const { account: owner } = useFormAccount();
  const isOpen = owner !== null;

  // A visitor whose submission was refused for want of a login, and who closed that dialog, can go on in the form.
  const refused = useRefused(hasSession);
  const isHeld = isOpen && !hasSession && !refused;
  // Until the modal's script has arrived nothing would say why the form takes no entries, so it takes them.
  const [hasModal, setHasModal] = useState(false);
  const asks = rehydrated && (isOpen ? isHeld : !hasSession) && !hasDialog && !loading;
  // Deferred by a render: if a call found the session over, the dialog about its result opens first.
  const open = useDeferredValue(asks) && asks;

  if (!rehydrated) return fallback;
  return (
    <>
      {isOpen ? (
        <div inert={isHeld && hasModal} onFocus={preloadLogin}>
          {children}
        </div>
      ) : (
        fallback
      )}
      <LoginDialog open={open} owner={owner} onShown={() => setHasModal(true)} />
    </>
  );
}
