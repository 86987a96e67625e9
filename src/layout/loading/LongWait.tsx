import Button from '@mui/material/Button';
import { useEffect, useId, useRef } from 'react';
import { sendingCopy } from '../../content/applications/sending.ts';
import { sendingCancelled } from '../../state/forms/formsSlice.ts';
import type { FormName } from '../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { Panel, Row, Share, Title } from './SendingFrame.ts';

/** Says of a submission without a file that it takes long and that nothing is lost, and offers not to wait any more. */
export function LongWait({ form }: { form: FormName }) {
  const dispatch = useSiteDispatch();
  const panel = useRef<HTMLElement>(null);
  const about = useId();

  // Not on the button: whoever still holds Enter from sending the form would cancel it.
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <Panel ref={panel} aria-label={sendingCopy.stillWorking} aria-describedby={about} tabIndex={-1}>
      <Row>
        <Title>{sendingCopy.stillWorking}</Title>
        <Button
          variant="outlined"
          size="small"
          aria-describedby={about}
          onClick={() => dispatch(sendingCancelled({ form }))}
        >
          {sendingCopy.cancel}
        </Button>
      </Row>
      <Share id={about} sx={{ whiteSpace: 'normal' }}>
        {sendingCopy.aboutWaiting}
      </Share>
    </Panel>
  );
}
