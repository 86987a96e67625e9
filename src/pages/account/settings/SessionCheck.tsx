import { accountNumberOf } from '../../../api/accountNumber.ts';
import { useLoadProfileQuery } from '../../../api/accountsApi.ts';

/**
 * Asks the server whether the session that the page shows still counts. It has no call for that alone; any call with the
 * token will do, because the answer that it does not ends the session (src/api/api.ts).
 */
export function SessionCheck({ account }: { account: string }) {
  useLoadProfileQuery(accountNumberOf(account));
  return null;
}
