import type { ApplicationKind } from '../../../contract/applications.ts';
import { dayAndMonthOf, dayIn } from '../../../contract/dates.ts';
import type { FieldValue } from '../../../contract/fields.ts';
import { accountNumberOf } from '../../api/accountNumber.ts';
import { useLoadProfileQuery } from '../../api/accountsApi.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';

/** ‘12 November’ where the visitor is; with its year unless that is this one. */
const dayOf = (moment: number): string =>
  new Date(moment).getFullYear() === new Date().getFullYear() ? dayAndMonthOf(moment) : dayIn(moment);

/**
 * That the visitor has applied for this role before, as a hint; undefined where nobody knows of it. The profile knows,
 * and is asked only once a role is chosen. It is silent about a profile that does not come: nothing depends on it.
 */
export function useEarlierApplication(
  kind: ApplicationKind,
  role: FieldValue | undefined,
): string | undefined {
  const account = useSiteSelector(selectAccountEmail);
  const isAsked = kind === 'job' && Boolean(role) && account !== null;
  const { currentData } = useLoadProfileQuery(accountNumberOf(account), { skip: !isAsked });
  const last = isAsked && currentData?.jobApplications?.find((earlier) => earlier.role === role);
  return last ? submissionCopy.alreadyApplied(dayOf(last.sentAt)) : undefined;
}
