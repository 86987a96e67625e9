import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { guardCopy } from '../../content/accounts/accounts.ts';
import { InlineLogin } from '../../dialogs/inlineLogin/lazyInlineLogin.ts';
import { lazyWithRetry } from '../../hydration/loading/lazyWithRetry.tsx';
import { useGoBack } from '../../navigation/useGoBack.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import type { LocationState } from '../../state/locationState.ts';
import { loginAsked } from '../../state/noticesSlice.ts';
import { useLoginReturnPath } from '../useLoginReturnPath.ts';

const ModalDialog = lazyWithRetry(
  async () => (await import(/* webpackChunkName: "dialog" */ '../../dialogs/ModalDialog.tsx')).ModalDialog,
);

type LoginDialogProps = {
  open: boolean;
  /** The account whose form is open beneath; null if none is. */
  owner: string | null;
  /** Called when the dialog appears, which its script may delay. */
  onShown: () => void;
};

/**
 * The dialog over a page that needs a login. It leads to the login form and back again, or back to the previous page.
 * With a form open beneath, the visitor can also log in within the dialog.
 */
export function LoginDialog({ open, owner, onShown }: LoginDialogProps) {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { returnPath, hasForm } = useLoginReturnPath(owner);
  const goBack = useGoBack();

  useEffect(() => {
    if (open) dispatch(loginAsked());
  }, [open, dispatch]);

  const logIn = () => {
    const state: LocationState = { returnPath, email: owner ?? undefined };
    void navigate(paths.login, { state });
  };

  return (
    <ModalDialog
      open={open}
      urgent={false}
      interrupts
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
      onShown={onShown}
      alternative={owner !== null && hasForm && <InlineLogin owner={owner} returnPath={returnPath} />}
    />
  );
}
