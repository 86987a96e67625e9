import mark from '../../../.cache/art/mark.drawing.json';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

type MarkState = 'closed' | 'open' | 'broken';

type MarkProps = {
  /** px, of which 20 % are empty margin. */
  size?: number;
  /** `open`: something is still to be done; `broken`: something failed. */
  state?: MarkState;
  colour?: 'line' | 'error' | 'warning';
  className?: string;
};

/** Which part of the line is drawn, in thousandths of its length. The gap always is at the left dot. */
const drawn: Record<Exclude<MarkState, 'closed'>, { from: number; length: number }> = {
  open: { from: 45, length: 690 },
  broken: { from: 45, length: 738 },
};

/** Five dots and one line: the firm's mark. Decoration, so the name always stands beside it in words. */
export function Mark({ size = 40, state = 'closed', colour = 'line', className }: MarkProps) {
  const stroke = sectionColours[colour];
  const part = state === 'closed' ? undefined : drawn[state];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={mark.box.join(' ')}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d={mark.strands.join('')}
        stroke={stroke}
        strokeWidth={size < 44 ? 18 : 16}
        {...(part && {
          pathLength: 1000,
          strokeDasharray: `${part.length} 1000`,
          strokeDashoffset: -part.from,
        })}
      />
      <path
        d={mark.dots.map(([x, y]) => `M${x} ${y}h0`).join('')}
        stroke={colour === 'line' ? sectionColours.dot : stroke}
        strokeWidth="29"
      />
    </svg>
  );
}
