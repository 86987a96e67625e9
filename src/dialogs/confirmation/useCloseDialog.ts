import { useNavigate } from 'react-router-dom';
import type { Path } from '../../../contract/paths.ts';
import { dialogContentOf } from '../../content/dialogContent/dialogContents.ts';
import type { CloseAction } from '../../content/dialogContent/dialogContent.ts';
import { useGoBack } from '../../navigation/useGoBack.ts';
import { useReturnPath } from '../../navigation/useReturnPath.ts';
import { loggedOut } from '../../state/auth/authSlice.ts';
import { dialogClosed } from '../../state/dialog/dialogSlice.ts';
import type { DialogAnswer, OpenDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import type { LocationState, ReturnPath } from '../../state/locationState.ts';

/** Where a dialog that goes back goes if there is no previous page. */
function fallbackOf({ kind }: OpenDialog): Path | undefined {
  const { onClose } = dialogContentOf(kind).confirm;
  return onClose !== 'stay' && 'goBack' in onClose ? onClose.fallback : undefined;
}

/** The ways out of a dialog: `close` with an answer, which does what the dialog's row says, and `returnTo` the wanted page. */
export function useCloseDialog(shown: OpenDialog | null) {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const pathHere = useReturnPath();
  const goBack = useGoBack(shown ? fallbackOf(shown) : undefined);

  const run = (action: CloseAction, { params }: OpenDialog) => {
    if (action === 'stay') return;
    if ('goBack' in action) {
      goBack();
      return;
    }
    const { to, withReturnPath, logOut, status } = action;
    if (logOut) dispatch(loggedOut());
    const returnPath = withReturnPath ? (params.returnPath ?? pathHere) : undefined;
    // Who goes to log in comes back to the entries, and is asked where they are not kept.
    const leaveConfirmed = withReturnPath ? undefined : true;
    const state: LocationState = { leaveConfirmed, returnPath, status, email: params.owner };
    // A page that only has something new to say is no further step in the history.
    void navigate(to, { state, replace: to === pathHere?.path });
  };

  const close = (answer: DialogAnswer) => {
    if (!shown) return;
    const { confirm, dismiss } = dialogContentOf(shown.kind);
    dispatch(dialogClosed({ kind: shown.kind, answer }));
    const effective = answer === 'dismiss' ? dismiss : answer;
    if (effective === 'confirm') run(confirm.onClose, shown);
  };

  const returnTo = ({ path, prefill }: ReturnPath) => {
    if (!shown) return;
    dispatch(dialogClosed({ kind: shown.kind, answer: 'confirm' }));
    const state: LocationState = { leaveConfirmed: true, prefill };
    // In the place of the login, to which nobody who is logged in wants to go back.
    void navigate(path, { state, replace: true });
  };

  return { close, returnTo };
}
