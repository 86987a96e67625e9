import { accountNumberOf } from '../../../api/accountNumber.ts';
import { useLoadProfileQuery } from '../../../api/accountsApi.ts';

/**
 * Asks the server whether the session that the page shows is still valid. There is no call for that alone; any call
 * with the token will do, because src/api/api.ts ends the session when the server refuses the token.
 */
export function SessionCheck({ account }: { account: string }) {
  useLoadProfileQuery(accountNumberOf(account));
  return null;
}
