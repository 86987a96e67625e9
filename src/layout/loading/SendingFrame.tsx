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
  // It takes the keyboard from a script, and Tab leads on to its button.
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
  /** Its name, whatever the title says meanwhile. */
  label: string;
  title?: string;
  /** How much of the submission has left. */
  share?: string;
  /** What becomes of the answers, also for who is about to cancel. */
  about?: string;
  canCancel?: boolean;
  children?: ReactNode;
};

/** A panel about a submission on its way, which has the keyboard, and the button that stops it. */
export function SendingFrame(props: SendingFrameProps) {
  const { form, label, title = label, share, about, canCancel = true, children } = props;
  const dispatch = useSiteDispatch();
  const panel = useRef<HTMLElement>(null);
  const [titleId, aboutId] = [useId(), useId()];

  useEffect(() => {
    // Not on the button: whoever still holds Enter from sending the form would cancel it. When that goes, the keyboard
    // stays here.
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
