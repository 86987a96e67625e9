import { RoundButton } from './RoundButton.ts';

type PauseButtonProps = {
  moving: boolean;
  /** Names of the button: `pause` while something moves, `play` while it is stopped. */
  labels: { pause: string; play: string };
  onToggle: () => void;
  className?: string;
};

/** Stops what moves by itself, and lets it go on. */
export function PauseButton({ moving, labels, onToggle, className }: PauseButtonProps) {
  return (
    <RoundButton
      className={className}
      type="button"
      aria-label={moving ? labels.pause : labels.play}
      onClick={onToggle}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
        <path
          d={
            moving
              ? 'M6.4 4.5h2v11h-2zM11.6 4.5h2v11h-2z'
              : 'M7.2 4.9a.7.7 0 0 1 1.1-.6l7 5.1a.7.7 0 0 1 0 1.2l-7 5.1a.7.7 0 0 1-1.1-.6z'
          }
        />
      </svg>
    </RoundButton>
  );
}
