import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { PauseButton } from '../../components/controls/PauseButton.tsx';
import { RoundButton } from '../../components/controls/RoundButton.ts';
import { LineIcon } from '../../components/icons/LineIcon.tsx';
import type { KeyCommand } from '../../content/trace/supportKeys.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { playerIcons } from './playerIcons.ts';

const copy = supportCopy.player;

/** Unavailable buttons are `aria-disabled`: with `disabled` the focused button would lose the focus. */
const PlayerButton = styled(RoundButton)(({ theme }) => ({
  '&[aria-disabled=true]': {
    borderColor: theme.vars.palette.divider,
    color: theme.vars.palette.undrawn,
    cursor: 'default',
    backgroundColor: 'transparent',
  },
}));

type Run = { onRun: (command: KeyCommand) => void };

type TransportButtonProps = {
  command: KeyCommand;
  sign: keyof typeof playerIcons;
  /** Whether the command leads anywhere from here. */
  able: boolean;
} & Run;

/** A button for a key command. Memoised, because steps change more often than buttons. */
export const TransportButton = memo(function TransportButton({
  command,
  sign,
  able,
  onRun,
}: TransportButtonProps) {
  return (
    <PlayerButton
      type="button"
      // The title also gives the accessible name; with the same text in aria-label, a screen reader would read it
      // twice.
      title={copy[sign]}
      aria-disabled={!able}
      onClick={able ? () => onRun(command) : undefined}
    >
      <LineIcon path={playerIcons[sign]} />
    </PlayerButton>
  );
});

type PlayButtonProps = {
  playing: boolean;
  /** Whether there is anything to play. */
  able: boolean;
} & Run;

export const PlayButton = memo(function PlayButton({ playing, able, onRun }: PlayButtonProps) {
  return able ? (
    <PauseButton moving={playing} labels={copy} onToggle={() => onRun('play')} />
  ) : (
    <TransportButton command="play" sign="play" able={false} onRun={onRun} />
  );
});
