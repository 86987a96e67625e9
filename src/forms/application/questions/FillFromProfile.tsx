import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import type { Field, FieldValues } from '../../../../contract/fields.ts';
import { accountNumberOf } from '../../../api/accountNumber.ts';
import { accountsApi } from '../../../api/accountsApi.ts';
import { LiveRegion } from '../../../components/feedback/LiveRegion.tsx';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { profileCopy } from '../../../content/accounts/profile.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { useForm } from '../../engine/formContext.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';

/** The answers that came from the profile, or that were there already, by the names of their fields. */
type Filled = { kind: 'filled' | 'nothing'; answers: FieldValues };

type Result = { kind: 'error'; text: string } | Filled;

const errorCopy = { failed: profileCopy.loadFailed, unreachable: profileCopy.loadUnreachable };

/** What a profile has for the questions that are empty now. */
function filledFrom(profile: Profile, fields: readonly Field[], now: FieldValues): Filled {
  const known = fields.flatMap(({ name, fromProfile }) => (fromProfile ? [{ name, fromProfile }] : []));
  const filled = known
    .filter(({ name, fromProfile }) => profile[fromProfile] && !now[name])
    .map(({ name, fromProfile }) => [name, profile[fromProfile]] as const);
  if (filled.length > 0) return { kind: 'filled', answers: Object.fromEntries(filled) };
  return { kind: 'nothing', answers: Object.fromEntries(known.map(({ name }) => [name, now[name] ?? ''])) };
}

/** What is still true of it: nothing once the answers it speaks of were changed. */
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

/** On request: fills empty fields from the profile; what was typed stays. */
export function FillFromProfile({ account }: { account: string }) {
  const dispatch = useSiteDispatch();
  const { fields, values, setValues } = useForm();
  const submitting = useSubmitting();
  const running = useRef<{ abort: () => void } | null>(null);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  // A profile that comes late belongs neither into answers on their way nor into the empty form after them.
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useEffect(() => {
    if (submitting) stop();
  }, [submitting, stop]);
  useEffect(() => stop, [stop]);

  const fillIn = async () => {
    if (busy) return;
    setBusy(true);
    setResult(null);
    const { loadProfile } = accountsApi.endpoints;
    const call = dispatch(
      loadProfile.initiate(accountNumberOf(account), { subscribe: false, forceRefetch: true }),
    );
    running.current = call;
    const { data, error } = await call;
    setBusy(false);
    if (running.current !== call) return;
    const message = errorMessageOf(error, errorCopy);
    if (message !== null) setResult({ kind: 'error', text: message });
    if (!data) return;
    // The visitor may have typed meanwhile.
    setValues((now) => {
      const filled = filledFrom(data, fields, now);
      setResult(filled);
      return filled.kind === 'filled' ? filled.answers : {};
    });
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={busy || undefined}
        onClick={() => void fillIn()}
        sx={{ mt: 2 }}
      >
        {submissionCopy.fromProfile.ask}
      </Button>
      <LiveRegion>{hintOf(result, fields, values)}</LiveRegion>
    </>
  );
}
