import { dayAndMonthOf, dayIn } from '../../../contract/times/dates.ts';
import type { FieldValue } from '../../../contract/fields.ts';
import { accountNumberOf } from '../../api/accountNumber.ts';
import { useLoadProfileQuery } from '../../api/accountsApi.ts';
import { submissionCopy } from '../../content/applications/applications.ts';
import { selectAccountEmail } from '../../state/auth/authSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';

/** The day in the visitor's time zone, such as ‘12 November’; with the year if that is not the current one. */
const dayOf = (moment: number): string =>
  new Date(moment).getFullYear() === new Date().getFullYear() ? dayAndMonthOf(moment) : dayIn(moment);

/**
 * A hint that the visitor has already applied for this role, which only the job application asks for; undefined if they
 * have not, or if that is not known. It comes from the profile, which is loaded only once a role is chosen. A failed load
 * shows nothing, because nothing depends on the hint.
 */
export function useEarlierApplication(role: FieldValue | undefined): string | undefined {
  const account = useSiteSelector(selectAccountEmail);
  const isAsked = Boolean(role) && account !== null;
  const { currentData } = useLoadProfileQuery(accountNumberOf(account), { skip: !isAsked });
  const last = isAsked && currentData?.jobApplications?.find((earlier) => earlier.role === role);
  return last ? submissionCopy.alreadyApplied(dayOf(last.sentAt)) : undefined;
}
