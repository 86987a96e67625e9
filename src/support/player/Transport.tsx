import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PauseButton } from '../../components/controls/PauseButton.tsx';
import { RoundButton } from '../../components/controls/RoundButton.tsx';
import { LineIcon } from '../../components/icons/LineIcon.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { formatDuration, formatOffset } from '../story/formatTime.ts';
import { longestGap } from '../story/scheduleOf.ts';
import { playerIcons } from './playerIcons.ts';
import { Scrubber } from './Scrubber.tsx';
import { SpeedSelect } from './SpeedSelect.tsx';
import type { Speed } from './usePlayback.ts';

const copy = supportCopy.player;

/** One that can do nothing keeps the keyboard, which a disabled one would lose. */
const PlayerButton = styled(RoundButton)(({ theme }) => ({
  '&[aria-disabled=true]': {
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.undrawn,
    cursor: 'default',
    backgroundColor: 'transparent',
  },
}));

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 10px' });
/** As high whatever it says where the page takes what room is left: it must not jump from step to step. */
const Now = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 20px',
  minHeight: '3em',
  padding: '4px 2px 0',
  [theme.breakpoints.up('lg')]: {
    flexWrap: 'nowrap',
    minHeight: 0,
    whiteSpace: 'nowrap',
  },
}));
const Sentence = styled('strong')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { overflow: 'hidden', textOverflow: 'ellipsis' },
}));
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const NotShown = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '0.875rem',
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
}));
const Line = styled('div')({ paddingInline: 10 });

interface TransportProps {
  open: OpenTrace;
  position: number;
  playing: boolean;
  speed: Speed;
  full: boolean;
  onToggle: () => void;
  onSpeed: (speed: Speed) => void;
  onSeek: (position: number) => void;
  /** Without one, no error comes after this step. */
  onNextError: (() => void) | undefined;
  onFull: () => void;
  detailed: boolean;
  onDetail: () => void;
}

/** Buttons, line and words of the player. */
export function Transport(props: TransportProps) {
  const { open, position, playing, onSeek } = props;
  const { story, schedule } = open;
  const { startedAt, length } = open.trace.about;
  const last = story.length - 1;
  const step = story[position];
  const gap = schedule.gaps[position] ?? 0;
  const button = (label: string, path: string, press: (() => void) | undefined) => (
    <PlayerButton type="button" aria-label={label} title={label} aria-disabled={!press} onClick={press}>
      <LineIcon path={path} />
    </PlayerButton>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is filled in
    <div role="group" aria-label={copy.label}>
      <Now>
        <Sentence>{step ? copy.valueText(step.number, step.sentence) : ''}</Sentence>
        <Quiet>
          {copy.of(formatOffset((step?.at ?? startedAt) - startedAt), formatOffset(length))}
          {gap > longestGap && ` · ${copy.waits(formatDuration(gap), formatDuration(longestGap))}`}
        </Quiet>
      </Now>
      <Line>
        <Scrubber story={story} position={position} onSeek={onSeek} />
      </Line>
      <Bar>
        {button(copy.first, playerIcons.first, position > 0 ? () => onSeek(0) : undefined)}
        {button(copy.back, playerIcons.back, position > 0 ? () => onSeek(position - 1) : undefined)}
        <PauseButton moving={playing} labels={copy} onToggle={props.onToggle} />
        {button(copy.forward, playerIcons.forward, position < last ? () => onSeek(position + 1) : undefined)}
        {button(copy.last, playerIcons.last, position < last ? () => onSeek(last) : undefined)}
        {button(copy.nextError, playerIcons.nextError, props.onNextError)}
        <SpeedSelect speed={props.speed} onChoose={props.onSpeed} />
        {button(
          props.full ? copy.leaveFull : copy.full,
          props.full ? playerIcons.leaveFull : playerIcons.full,
          props.onFull,
        )}
        <Button size="small" variant="outlined" aria-expanded={props.detailed} onClick={props.onDetail}>
          {props.detailed ? supportCopy.detail.hide : supportCopy.detail.show}
        </Button>
      </Bar>
      {!props.full && <NotShown>{copy.notShown}</NotShown>}
    </div>
  );
}
