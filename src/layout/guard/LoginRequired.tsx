import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { guardCopy } from '../../content/accounts/accounts.ts';
import type { LocationState } from '../../state/locationState.ts';
import { selectHasSession, selectToken, sessionEnded } from '../../state/authSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import type { SiteState } from '../../state/hooks.ts';
import { loginAsked } from '../../state/noticesSlice.ts';
import { selectLoading } from '../../state/uiSlice.ts';
import { modal } from '../../dialogs/modal.ts';
import { isRehydrated } from '../../state/rehydrated.ts';
import { useGoBack } from '../../navigation/useGoBack.ts';
import { useReturnPath } from '../../navigation/useReturnPath.ts';

/** Whether the last dialog said that sending needs a login (specification D55). */
const selectRefused = ({ dialog: { current, closed } }: SiteState) =>
  (current ?? closed)?.kind.endsWith('.loginRequired') ?? false;

function LoginDialog({ open }: { open: boolean }) {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const back = useReturnPath();
  const goBack = useGoBack();

  useEffect(() => {
    if (open) dispatch(loginAsked());
  }, [open, dispatch]);

  const logIn = () => {
    const arrival: LocationState = back ? { back } : {};
    void navigate(paths.login, { state: arrival });
  };

  return (
    <modal.Part
      needed={open}
      open={open}
      urgent={false}
      art={{ state: 'broken' }}
      title={guardCopy.title}
      message={guardCopy.message}
      note={guardCopy.note}
      actions={[
        { label: guardCopy.login, press: logIn, safe: true },
        { label: guardCopy.back, press: goBack },
      ]}
      onDismiss={goBack}
      backdropDismisses={false}
    />
  );
}

/**
 * What stands in here is mounted only for a visitor with a session; everybody else is asked to log in
 * (specification GUARD). Nothing shows until storage has been read, because the prerendered page belongs to nobody.
 */
export function LoginRequired({ children }: { children: ReactNode }) {
  const dispatch = useSiteDispatch();
  const known = useSiteSelector(({ auth }) => isRehydrated(auth));
  const token = useSiteSelector(selectToken);
  const hasSession = useSiteSelector(selectHasSession);
  // One layer at a time: under the loading screen nobody could see where the keyboard is.
  const loading = useSiteSelector(selectLoading);

  useEffect(() => {
    if (known && token !== null && !hasSession) dispatch(sessionEnded());
  }, [known, token, hasSession, dispatch]);

  // Whoever was refused while sending, and closed that dialog, stays on the form with every entry.
  const refused = useSiteSelector(selectRefused);
  const [opened, setOpened] = useState(false);
  if (hasSession && !opened) setOpened(true);
  const stays = hasSession || (opened && refused);

  if (!known) return null;
  return (
    <>
      {stays && children}
      <LoginDialog open={!stays && !loading} />
    </>
  );
}
