import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { hasDevTools, openedInDevTools, openInDevTools } from '../../trace/replay/devToolsStore.ts';
import type { Trace } from '../../trace/file/traceFile.ts';

const copy = supportCopy.devTools;

/** On a line below the buttons, and no wider than they are, so that the row does not move when it appears. */
const Answer = styled('div')(({ theme }) => ({
  order: 1,
  width: 0,
  minWidth: '100%',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
}));

/** Looks like a disabled button, but stays focusable, so that a screen reader reads the reason. */
const off = {
  color: 'text.secondary',
  borderColor: 'divider',
  cursor: 'default',
  '@media (forced-colors: active)': { color: 'GrayText', borderColor: 'GrayText' },
};

type DevToolsButtonProps = {
  trace: Trace;
  /** The slider of DevTools was moved to a position of the story. */
  onSeek: (position: number) => void;
};

/**
 * Opens the trace in Redux DevTools, whose slider then moves the replay; without the extension it explains why it
 * cannot.
 */
export function DevToolsButton({ trace, onSeek }: DevToolsButtonProps) {
  // The trace may have been opened before, and the viewer unmounted for another file since.
  const [opened, setOpened] = useState(() => openedInDevTools(trace));
  const reason = useId();
  const available = hasDevTools();
  useEffect(() => opened?.follow((index) => onSeek(index + 1)), [opened, onSeek]);
  const press = () => {
    if (available) setOpened(openInDevTools(trace));
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={!available}
        aria-describedby={available ? undefined : reason}
        onClick={press}
        sx={available ? undefined : off}
      >
        {copy.open}
      </Button>
      <Answer>
        {!available && <p id={reason}>{copy.missing}</p>}
        <LiveRegion>{opened && copy.opened}</LiveRegion>
      </Answer>
    </>
  );
}
