import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { accountNumberOf } from '../../../api/accountNumber.ts';
import { accountsApi } from '../../../api/accountsApi.ts';
import { apiErrorOf } from '../../../api/apiError.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { profileCopy } from '../../../content/accounts/profile.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import { useRunningCall } from '../../sending/useRunningCall.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { useForm } from '../../engine/formContext.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';

/** By field name, the answers that came from the profile (`filled`), or that were there already (`nothing`). */
type Filled = { kind: 'filled' | 'nothing'; answers: FieldValues };

type Result = { kind: 'error'; text: string } | Filled;

const errorCopy = { failed: profileCopy.loadFailed, unreachable: profileCopy.loadUnreachable };

/** The answers that a profile has for fields that are empty now. */
function filledFrom(profile: Profile, fields: readonly Field[], now: FieldValues): Filled {
  const known = fields.flatMap(({ name, fromProfile }) => (fromProfile ? [{ name, fromProfile }] : []));
  const filled = known
    .filter(({ name, fromProfile }) => profile[fromProfile] && !now[name])
    .map(({ name, fromProfile }) => [name, profile[fromProfile]] as const);
  if (filled.length > 0) return { kind: 'filled', answers: Object.fromEntries(filled) };
  return { kind: 'nothing', answers: Object.fromEntries(known.map(({ name }) => [name, now[name] ?? ''])) };
}

/** The note about a result, as far as it still applies: answers that were changed since are left out. */
function hintOf(result: Result | null, fields: readonly Field[], values: FieldValues): ReactNode {
  const copy = submissionCopy.fromProfile;
  if (result?.kind === 'error') return <FieldHint kind="error">{result.text}</FieldHint>;
  if (!result) return null;
  const asked = fields.filter(({ name }) => name in result.answers);
  const same = asked.filter(({ name }) => values[name] === result.answers[name]);
  if (result.kind === 'nothing')
    return same.length === asked.length ? <FieldHint kind="info">{copy.nothing}</FieldHint> : null;
  if (same.length === 0) return null;
  return <FieldHint kind="success">{copy.filled(same.map(({ label }) => label).join(', '))}</FieldHint>;
}

const FillButton = styled(Link)({
  minHeight: 44,
  // No higher than the heading beside it.
  marginBlock: -6,
  fontWeight: 600,
}) as typeof Link;

/** Below the heading and the button, in whose row it is. */
const Hint = styled(LiveRegion)({ flexBasis: '100%' });

/** A button that fills empty fields from the profile; typed answers stay. */
export function FillFromProfile({ account }: { account: string }) {
  const dispatch = useSiteDispatch();
  const { fields, values, getValues, setValues } = useForm();
  const submitting = useSubmitting();
  const { run, stop } = useRunningCall();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  // A profile that arrives late must change neither answers that are being sent nor the empty form afterwards.
  useEffect(() => {
    if (submitting) stop();
  }, [submitting, stop]);

  const fillIn = async () => {
    if (busy) return;
    setBusy(true);
    setResult(null);
    const { loadProfile } = accountsApi.endpoints;
    const { data, error } = await run(
      dispatch(loadProfile.initiate(accountNumberOf(account), { subscribe: false, forceRefetch: true })),
    );
    setBusy(false);
    // It would otherwise be filled in from a profile that was loaded before.
    if (error && apiErrorOf(error).kind === 'aborted') return;
    const message = errorMessageOf(error, errorCopy);
    if (message !== null) setResult({ kind: 'error', text: message });
    if (!data) return;
    // The visitor may have typed while the profile was loading.
    const filled = filledFrom(data, fields, getValues());
    setResult(filled);
    if (filled.kind === 'filled') setValues(filled.answers);
  };

  return (
    <>
      <FillButton
        component="button"
        type="button"
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        onClick={() => void fillIn()}
      >
        {submissionCopy.fromProfile.ask}
      </FillButton>
      <Hint>{hintOf(result, fields, values)}</Hint>
    </>
  );
}
