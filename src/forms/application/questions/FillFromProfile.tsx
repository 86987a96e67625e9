import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Field } from '../../../../contract/fields.ts';
import { accountsApi } from '../../../api/accountsApi.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { profileCopy } from '../../../content/accounts/profile.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { LiveRegion } from '../../parts/LiveRegion.tsx';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { useForm } from '../../engine/formContext.ts';

type Result = { kind: 'success' | 'info' | 'error'; text: string };

const errorCopy = { failed: profileCopy.loadFailed, unreachable: profileCopy.loadUnreachable };

/** On request: fills empty fields from the profile; what was typed stays. */
export function FillFromProfile({ account }: { account: string }) {
  const dispatch = useSiteDispatch();
  const { fields, setValues } = useForm();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const copy = submissionCopy.fromProfile;

  const fillIn = async () => {
    if (busy) return;
    setBusy(true);
    setResult(null);
    const { loadProfile } = accountsApi.endpoints;
    const { data, error } = await dispatch(
      loadProfile.initiate(account, { subscribe: false, forceRefetch: true }),
    );
    setBusy(false);
    const message = errorMessageOf(error, errorCopy);
    if (message !== null) setResult({ kind: 'error', text: message });
    if (!data) return;
    let filled: Field[] = [];
    // The visitor may have typed meanwhile.
    setValues((now) => {
      filled = fields.filter(({ name, fromProfile }) => fromProfile && data[fromProfile] && !now[name]);
      return Object.fromEntries(filled.map(({ name, fromProfile = 'name' }) => [name, data[fromProfile]]));
    });
    setResult(
      filled.length > 0
        ? { kind: 'success', text: copy.filled(filled.map(({ label }) => label).join(', ')) }
        : { kind: 'info', text: copy.nothing },
    );
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={busy || undefined}
        onClick={() => void fillIn()}
        sx={{ mt: 2 }}
      >
        {copy.ask}
      </Button>
      <LiveRegion>{result && <FieldHint kind={result.kind}>{result.text}</FieldHint>}</LiveRegion>
    </>
  );
}
