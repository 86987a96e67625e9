import { styled } from '@mui/material/styles';
import { sizeOf } from '../../../contract/files/sizeOf.ts';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { sendingCopy } from '../../content/applications/sending.ts';
import { percentOf } from '../../state/forms/formsSlice.ts';
import type { FormName, Upload } from '../../state/forms/formsSlice.ts';
import { uploadSizeOf } from '../../state/forms/uploadSizeOf.ts';
import { SendingFrame } from './SendingFrame.tsx';

const Bar = styled('progress')(({ theme }) => {
  const fill = {
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
    transition: 'inline-size 200ms linear',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  };
  return {
    display: 'block',
    width: '100%',
    height: 8,
    marginTop: 10,
    border: 0,
    borderRadius: 4,
    overflow: 'hidden',
    appearance: 'none',
    backgroundColor: theme.vars.palette.undrawn,
    // A rule for each browser: an unknown selector in a list would make the browser drop the whole rule.
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    // Forced colours keep the system colour of the track (theme/baseline.ts) and remove that of the bar.
    '@media (forced-colors: active)': {
      boxSizing: 'border-box',
      border: '1px solid CanvasText',
      backgroundColor: 'Canvas',
    },
  };
});

/** Announced at every quarter only; each per cent would be too much. */
const quarterOf = (percent: number) => Math.floor(percent / 25) * 25;

type UploadProgressProps = { form: FormName; upload: Upload };

/**
 * The progress of an upload, with a Cancel button as long as the server cannot have stored the submission. If the answer
 * takes long after that, `LongWait` takes its place.
 */
export function UploadProgress({ form, upload }: UploadProgressProps) {
  const percent = percentOf(upload);
  const isSent = percent === 100;
  const share = sendingCopy.share(percent, sizeOf(uploadSizeOf(upload)));
  return (
    <SendingFrame
      form={form}
      label={sendingCopy.title}
      title={isSent ? sendingCopy.waiting : sendingCopy.title}
      share={share}
      canCancel={!isSent}
    >
      <Bar max={100} value={percent} aria-label={sendingCopy.title} aria-valuetext={share} />
      <VisuallyHidden aria-live="polite">
        {isSent ? sendingCopy.waiting : percent >= 25 && sendingCopy.quarter(quarterOf(percent))}
      </VisuallyHidden>
    </SendingFrame>
  );
}
