import { useResetPasswordMutation } from '../../../api/accountsApi.ts';
import { sharedResult } from '../../../api/sharedResult.ts';

/** The call that sets a new password, shared by its form and the page round it. */
export const useResetCall = () => useResetPasswordMutation(sharedResult('resetPassword'));
