import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { guardCopy } from '../../content/accounts/accounts.ts';
import { lazyWithRetry } from '../../hydration/lazyWithRetry.tsx';
import { useGoBack } from '../../navigation/useGoBack.ts';
import { useReturnPath } from '../../navigation/useReturnPath.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import type { LocationState } from '../../state/locationState.ts';
import { loginAsked } from '../../state/noticesSlice.ts';

const ModalDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "dialog" */ '../../dialogs/ModalDialog.tsx')).ModalDialog,
);

/** Stands in front of a page that needs a login: to the login form and back again, or back to the page before. */
export function LoginDialog({ open }: { open: boolean }) {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const returnPath = useReturnPath();
  const goBack = useGoBack();

  useEffect(() => {
    if (open) dispatch(loginAsked());
  }, [open, dispatch]);

  const logIn = () => {
    const state: LocationState = { returnPath };
    void navigate(paths.login, { state });
  };

  return (
    <ModalDialog
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
