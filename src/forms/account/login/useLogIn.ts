import { useEffect } from 'react';
import { useLogInMutation } from '../../../api/accountsApi.ts';
import { registerBody } from '../../../api/requestBodies.ts';
import { sharedResult } from '../../../api/sharedResult.ts';
import { loginCopy } from '../../../content/accounts/accounts.ts';
import { forgetReturnPath } from '../../../navigation/keptReturnPath.ts';
import { selectHasSession } from '../../../state/auth/authSlice.ts';
import { selectSubmitting } from '../../../state/forms/formsSlice.ts';
import { useSiteSelector, useSiteStore } from '../../../state/hooks.ts';
import { selectControl } from '../../engine/focus/focusControl.ts';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import { useRunningCall } from '../../sending/useRunningCall.ts';
import { useSendCall } from '../../sending/useSendCall.ts';

const form = 'login';

/**
 * The call of the login form and its error message. A refusal selects the password, so that typing replaces it.
 * @param place in a dialog the call runs without the loading screen, which would hide the dialog
 */
export function useLogIn(place?: 'dialog') {
  const store = useSiteStore();
  const send = useSendCall(form);
  const { run } = useRunningCall();
  const submitting = useSiteSelector((state) => selectSubmitting(state, form));
  const [callLogIn, calling] = useLogInMutation(sharedResult('logIn', place));
  // The loading screen outlasts the call, and nothing behind it can be focused.
  const isLoading = calling.isLoading || submitting;
  const errorMessage = isLoading ? null : errorMessageOf(calling.error, loginCopy);

  useEffect(() => {
    if (errorMessage !== null) selectControl(form, 'password');
  }, [errorMessage]);

  /** Resolves to whether the visitor is logged in. */
  const logIn = async (account: { email: string; password: string }): Promise<boolean> => {
    const call = callLogIn(registerBody(account));
    const { error } = await (place === 'dialog' ? run(call) : send(call));
    // The session may be over already, as by a logout in another tab.
    if (error || !selectHasSession(store.getState())) return false;
    // After a login the kept return path is no longer needed.
    forgetReturnPath();
    return true;
  };

  return { logIn, errorMessage, isLoading };
}
