import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Alert } from '../../components/feedback/Alert.tsx';
import { sendingCopy } from '../../content/applications/sending.ts';
import { selectSendingStopped, selectSubmitting } from '../../state/formsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { LiveRegion } from '../parts/LiveRegion.tsx';
import { useForm } from '../engine/formContext.ts';

/** ms. A page that was inert until now is not read out at once. */
const pageWakes = 150;

const Place = styled('div')({ marginTop: 20 });

/** Mounted when the page answers again: comes a moment later, or screen readers would miss it. */
function LateNote() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), pageWakes);
    return () => clearTimeout(timer);
  }, []);
  return due ? (
    <Place>
      <Alert kind="info" title={sendingCopy.stopped} />
    </Place>
  ) : null;
}

/** Says at the end of a form that its sending was cancelled. Stays until the next attempt. */
export function UploadCancelled() {
  const { form } = useForm();
  const stopped = useSiteSelector((state) => selectSendingStopped(state, form));
  const busy = useSiteSelector((state) => selectSubmitting(state, form));
  return <LiveRegion>{stopped && !busy && <LateNote />}</LiveRegion>;
}
