import { useResetPasswordMutation } from '../../../api/accountsApi.ts';
import { sharedResult } from '../../../api/sharedResult.ts';

/** The call that sets a new password; its form and the page around it share the result. */
export const useResetCall = () => useResetPasswordMutation(sharedResult('resetPassword'));
