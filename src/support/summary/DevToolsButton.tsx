import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { hasDevTools, openInDevTools } from '../../trace/replay/devToolsStore.ts';
import type { Trace } from '../../trace/file/traceFile.ts';

const copy = supportCopy.devTools;

const Reason = styled('p')(({ theme }) => ({
  marginTop: 4,
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

type DevToolsButtonProps = {
  trace: Trace;
  /** The slider of DevTools was moved to a position of the story. */
  onSeek: (position: number) => void;
};

/** Shows the trace in Redux DevTools, whose slider then moves the frame; says why where it cannot. */
export function DevToolsButton({ trace, onSeek }: DevToolsButtonProps) {
  const [opened, setOpened] = useState(false);
  const stop = useRef<() => void>(undefined);
  const reason = useId();
  const available = hasDevTools();
  useEffect(() => () => stop.current?.(), []);
  const press = () => {
    if (!available) return;
    stop.current?.();
    stop.current = openInDevTools(trace, (index) => onSeek(index + 1));
    setOpened(true);
  };
  return (
    <div>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={!available}
        aria-describedby={available ? undefined : reason}
        onClick={press}
        sx={available ? undefined : { color: 'text.secondary', borderColor: 'divider', cursor: 'default' }}
      >
        {copy.open}
      </Button>
      {!available && <Reason id={reason}>{copy.missing}</Reason>}
      <LiveRegion>{opened && copy.opened}</LiveRegion>
    </div>
  );
}
