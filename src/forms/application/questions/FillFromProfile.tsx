import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { accountsApi } from '../../../api/accountsApi.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { profileCopy } from '../../../content/accounts/profile.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { LiveRegion } from '../../parts/LiveRegion.tsx';
import { errorMessageOf } from '../../sending/errorMessageOf.ts';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { useForm } from '../../engine/formContext.ts';

type MessageResponse = { kind: 'success' | 'info' | 'error'; text: string };

const faults = { failed: profileCopy.loadFailed, unreachable: profileCopy.loadUnreachable };

/** On request: puts what the profile knows into the questions that are still empty; what was typed stays. */
export function FillFromProfile({ account }: { account: string }) {
  const dispatch = useSiteDispatch();
  const { fields, values, setValue } = useForm();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<MessageResponse | null>(null);
  const words = submissionCopy.fromProfile;

  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const fillIn = async () => {
    if (busy) return;
    setBusy(true);
    setTold(null);
    const { loadProfile } = accountsApi.endpoints;
    const { data, error } = await dispatch(
      loadProfile.initiate(account, { subscribe: false, forceRefetch: true }),
    );
    setBusy(false);
    const fault = errorMessageOf(error, faults);
    if (fault !== null) setTold({ kind: 'error', text: fault });
    if (!data) return;
    // Judged by what stands there now: somebody may have typed meanwhile.
    const empty = fields.filter(({ name, fromProfile }) => fromProfile && !latest.current[name]);
    const filled = empty.flatMap(({ name, label, fromProfile = 'name' }) => {
      const answer = data[fromProfile];
      if (answer) setValue(name, answer);
      return answer ? [label] : [];
    });
    setTold(
      filled.length > 0
        ? { kind: 'success', text: words.filled(filled.join(', ')) }
        : { kind: 'info', text: words.nothing },
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
        {words.ask}
      </Button>
      <LiveRegion>{told && <FieldHint kind={told.kind}>{told.text}</FieldHint>}</LiveRegion>
    </>
  );
}
