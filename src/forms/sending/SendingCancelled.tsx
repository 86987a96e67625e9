import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { applicationKinds, fieldsOf } from '../../../contract/applications.ts';
import { fileFieldOf } from '../../../contract/fields.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { sendingCopy } from '../../content/applications/sending.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { selectCancelledUnstored } from '../../state/forms/selectCancelledUnstored.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { useForm } from '../engine/formContext.ts';
import { useSubmitting } from '../engine/useSubmitting.ts';

/** Milliseconds until screen readers can read a page again that was inert behind the loading screen. */
const announceDelayMs = 150;

const AlertMargin = styled('div')({ marginTop: 20 });

/** Mounts when the page is no longer inert, but renders its alert later, or screen readers would miss it. */
function DelayedAlert({ title }: { title: string }) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), announceDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue ? (
    <AlertMargin>
      <Alert kind="info" title={title} />
    </AlertMargin>
  ) : null;
}

const takesFile = (form: FormName) =>
  applicationKinds.some((kind) => kind === form && fileFieldOf(fieldsOf(kind)) !== undefined);

/** Says at the end of a form that its sending was cancelled. Stays until the next attempt. */
export function SendingCancelled() {
  const { form } = useForm();
  const cancelled = useSiteSelector((state) => selectCancelledUnstored(state, form));
  const busy = useSubmitting();
  const title = takesFile(form) ? sendingCopy.stopped : sendingCopy.stoppedWaiting;
  return <LiveRegion>{cancelled && !busy && <DelayedAlert title={title} />}</LiveRegion>;
}
