import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { sendingCopy } from '../../content/applications/sending.ts';
import { sendingCancelled } from '../../state/forms/formsSlice.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';

/** Below this height the panel would not fit under the mark and the tagline. */
const lowWindow = '@media (max-height: 580px)';

const Panel = styled('section')(({ theme }) => ({
  maxWidth: 440,
  margin: '28px auto 0',
  textAlign: 'left',
  // A script focuses the panel, and Tab leads on to its button: the panel itself needs no ring.
  outline: 'none',
  [lowWindow]: {
    position: 'fixed',
    inset: 'auto 0 0',
    maxWidth: 'none',
    margin: 0,
    padding: '12px 20px 16px',
    backgroundColor: theme.vars.palette.background.raised,
  },
}));

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 48,
});

const Title = styled('p')({ fontWeight: 600, lineHeight: 1.4 });

const About = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
}));

const Share = styled(About)({ whiteSpace: 'nowrap' });

type SendingFrameProps = {
  form: FormName;
  /** The accessible name of the panel, which stays the same while the title changes. */
  label: string;
  title?: string;
  /** How much of the submission has been uploaded. */
  share?: string;
  /** What happens to the answers; it also describes the Cancel button. */
  about?: string;
  canCancel?: boolean;
  children?: ReactNode;
};

/** A panel about a submission that is being sent, with a button that cancels it. The panel takes the focus. */
export function SendingFrame(props: SendingFrameProps) {
  const { form, label, title = label, share, about, canCancel = true, children } = props;
  const dispatch = useSiteDispatch();
  const panel = useRef<HTMLElement>(null);
  const [titleId, aboutId] = [useId(), useId()];

  useEffect(() => {
    // The panel is focused and not the button, which a still held Enter from submitting the form would press. When the
    // button disappears, the focus returns to the panel.
    const { current } = panel;
    if (!canCancel || !current?.contains(document.activeElement)) current?.focus({ preventScroll: true });
  }, [canCancel]);

  return (
    <Panel ref={panel} aria-label={label} aria-describedby={about && aboutId} tabIndex={-1}>
      <Row>
        <div>
          <Title id={titleId}>{title}</Title>
          {share && <Share>{share}</Share>}
        </div>
        {canCancel && (
          <Button
            variant="outlined"
            size="small"
            aria-describedby={about ? aboutId : titleId}
            onClick={() => dispatch(sendingCancelled({ form }))}
          >
            {sendingCopy.cancel}
          </Button>
        )}
      </Row>
      {about && <About id={aboutId}>{about}</About>}
      {children}
    </Panel>
  );
}
