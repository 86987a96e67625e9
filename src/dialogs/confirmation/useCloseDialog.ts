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

/** The page that a dialog whose action is to go back leads to if there is no previous page. */
function fallbackOf({ kind }: OpenDialog): Path | undefined {
  const { onClose } = dialogContentOf(kind).confirm;
  return onClose !== 'stay' && 'goBack' in onClose ? onClose.fallback : undefined;
}

/** How to end a dialog: `close` runs the action of its content for the answer, `returnTo` leads to a return path. */
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
    // A login leads back to the entries, so leaving them is not confirmed: a form that does not save them asks.
    const leaveConfirmed = withReturnPath ? undefined : true;
    const state: LocationState = { leaveConfirmed, returnPath, status, email: params.owner };
    // Leading to the current page, for example with a new status, adds no history entry.
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
    // Replaces the entry of the login, to which a logged-in visitor does not want to go back.
    void navigate(path, { state, replace: true });
  };

  return { close, returnTo };
}
