import { styled } from '@mui/material/styles';
import { sizeOf } from '../../../contract/sizeOf.ts';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { sendingCopy } from '../../content/applications/sending.ts';
import { percentOf } from '../../state/forms/formsSlice.ts';
import type { FormName, Upload } from '../../state/forms/formsSlice.ts';
import { SendingFrame } from './SendingFrame.tsx';

const Bar = styled('progress')(({ theme }) => {
  const fill = {
    borderRadius: 4,
    backgroundColor: theme.vars.palette.primary.main,
    transition: 'inline-size 200ms linear',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
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
    // One rule a browser: a selector that one does not know would void the other's.
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
    // They leave the colour of what is left, which is one of the system's (theme/baseline.ts), and none of what is done.
    '@media (forced-colors: active)': {
      boxSizing: 'border-box',
      border: '1px solid CanvasText',
      backgroundColor: 'Canvas',
    },
  };
});

/** Read out at every quarter; each per cent would be noise. */
const quarterOf = (percent: number) => Math.floor(percent / 25) * 25;

type UploadProgressProps = { form: FormName; upload: Upload };

/** How much of a submission with a file has left, and the way to stop it as long as the server cannot have stored it. */
export function UploadProgress({ form, upload }: UploadProgressProps) {
  const percent = percentOf(upload);
  const isSent = percent === 100;
  const share = sendingCopy.share(percent, sizeOf(upload.all));
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
