import { styled } from '@mui/material/styles';
import { Alert } from '../../components/feedback/Alert.tsx';
import { DelayedAnnouncement } from '../../components/feedback/DelayedAnnouncement.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { sendingCopy } from '../../content/applications/sending.ts';
import { selectFormProgress } from '../../state/forms/formsSlice.ts';
import { selectCancelledUnstored } from '../../state/forms/selectCancelledUnstored.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { useForm } from '../engine/formContext.ts';
import { useSubmitting } from '../engine/useSubmitting.ts';

const Margin = styled('div')({ marginTop: 20 });

/** Says at the end of a form that its sending was cancelled. Stays until the next attempt. */
export function SendingCancelled() {
  const { form } = useForm();
  const cancelled = useSiteSelector((state) => selectCancelledUnstored(state, form));
  const busy = useSubmitting();
  const isPartial = useSiteSelector((state) => Boolean(selectFormProgress(state, form)?.upload));
  const title = isPartial ? sendingCopy.stopped : sendingCopy.stoppedWaiting;
  return (
    <LiveRegion>
      {cancelled && !busy && (
        // The page was inert behind the loading screen until now, and screen readers would miss the words.
        <DelayedAnnouncement covered={false}>
          <Margin>
            <Alert kind="info" title={title} />
          </Margin>
        </DelayedAnnouncement>
      )}
    </LiveRegion>
  );
}
