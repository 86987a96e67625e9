import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { RefObject } from 'react';
import { DisclosureSummary } from '../../components/controls/DisclosureSummary.tsx';
import type { KeyCommand } from '../../content/trace/supportKeys.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { formatDuration, formatOffset } from '../story/formatTime.ts';
import { longestGap } from '../story/scheduleOf.ts';
import { causeOf } from '../story/storyOf.ts';
import { Scrubber } from './Scrubber.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';
import { PlayButton, TransportButton } from './TransportButtons.tsx';
import type { Speed } from './usePlayback.ts';

const copy = supportCopy.player;

const Controls = styled('div')({ outline: 'none' });

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 10px' });
/**
 * Reserves two lines: the page takes the height that is left, and would otherwise change its size from step to step.
 */
const Now = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 20px',
  minHeight: 'calc(3em + 4px)',
  padding: '4px 2px 0',
  [theme.breakpoints.up('lg')]: { flexWrap: 'nowrap' },
}));
const StepText = styled('span')({ minWidth: 0, overflowWrap: 'anywhere' });
/** Below the sentence, on the second line that `Now` reserves. */
const Cause = styled('span')(({ theme }) => ({ display: 'block', color: theme.vars.palette.error.main }));
const Quiet = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('lg')]: { flex: 'none', textAlign: 'end' },
}));
/** From `lg` on below the time, so that it leaves the sentence its width. */
const Wait = styled('span')(({ theme }) => ({
  '&::before': { content: '" · "' },
  [theme.breakpoints.up('lg')]: { display: 'block', '&::before': { content: 'none' } },
}));
const Note = styled('details')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
const Hidden = styled(DisclosureSummary)({ width: 'fit-content' });
const NotShown = styled('p')({ columns: '2 36ch', columnGap: 32, paddingBottom: 4 });
const Line = styled('div')({ paddingInline: 10 });

type TransportProps = {
  /** Ref for the controls, which get the focus when the page is skipped. */
  controlsRef: RefObject<HTMLDivElement | null>;
  file: OpenTrace;
  position: number;
  playing: boolean;
  speed: Speed;
  full: boolean;
  detailed: boolean;
  /** Whether an error comes after this step. */
  hasNextError: boolean;
  onSpeed: (speed: Speed) => void;
  onSeek: (position: number) => void;
  /** Runs a key command; the same function from step to step. */
  onRun: (command: KeyCommand) => void;
};

type ButtonsProps = Omit<TransportProps, 'controlsRef' | 'file' | 'position' | 'onSeek'> & {
  atStart: boolean;
  atEnd: boolean;
};

/** Memoised: from step to step only the buttons that are unavailable at the start or the end change. */
const Buttons = memo(function Buttons(props: ButtonsProps) {
  const { playing, speed, full, detailed, atStart, atEnd, hasNextError, onSpeed, onRun } = props;
  return (
    <Bar>
      <TransportButton command="first" sign="first" able={!atStart} onRun={onRun} />
      <TransportButton command="back" sign="back" able={!atStart} onRun={onRun} />
      <PlayButton playing={playing} able={!atStart || !atEnd} onRun={onRun} />
      <TransportButton command="forward" sign="forward" able={!atEnd} onRun={onRun} />
      <TransportButton command="last" sign="last" able={!atEnd} onRun={onRun} />
      <TransportButton command="nextError" sign="nextError" able={hasNextError} onRun={onRun} />
      <SpeedSelect speed={speed} onChoose={onSpeed} />
      <TransportButton command="full" sign={full ? 'leaveFull' : 'full'} able onRun={onRun} />
      <Button size="small" variant="outlined" aria-expanded={detailed} onClick={() => onRun('detail')}>
        <span>{detailed ? supportCopy.detail.hide : supportCopy.detail.show}</span>
      </Button>
    </Bar>
  );
});

/** The player: the current step in words, the slider and the buttons. */
export function Transport(props: TransportProps) {
  const { controlsRef, file, position, onSeek, ...buttons } = props;
  const { story, schedule } = file;
  const { startedAt, length } = file.trace.about;
  const last = story.length - 1;
  const step = story[position];
  const cause = step ? causeOf(step) : null;
  const gap = schedule.gaps[position] ?? 0;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is filled in
    <Controls ref={controlsRef} tabIndex={-1} role="group" aria-label={copy.label}>
      <Now>
        <StepText>
          <strong>{step ? copy.valueText(step.number, step.sentence) : ''}</strong>
          {cause !== null && <Cause>{cause}</Cause>}
        </StepText>
        <Quiet>
          <span>{copy.of(formatOffset((step?.at ?? startedAt) - startedAt), formatOffset(length))}</span>
          {gap > longestGap && <Wait>{copy.waits(formatDuration(gap), formatDuration(longestGap))}</Wait>}
        </Quiet>
      </Now>
      <Line>
        <Scrubber story={story} position={position} onSeek={onSeek} />
      </Line>
      <Buttons {...buttons} atStart={position === 0} atEnd={position >= last} />
      {!props.full && (
        <Note>
          <Hidden>{copy.hidden}</Hidden>
          <NotShown>{copy.notShown}</NotShown>
        </Note>
      )}
    </Controls>
  );
}
