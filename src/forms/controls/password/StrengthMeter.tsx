import { styled } from '@mui/material/styles';
import { SettledAnnouncement } from '../../../components/feedback/SettledAnnouncement.tsx';
import { signUpCopy } from '../../../content/accounts/accounts.ts';
import { notForwarded } from '../../../theme/notForwarded.ts';
import type { PasswordRating } from './passwordRatingOf.ts';

const statusColours = { 1: 'error', 2: 'warning', 3: 'success' } as const;
const steps = [1, 2, 3] as const;

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr) 72px',
  alignItems: 'center',
  gap: 6,
  marginTop: 8,
  fontWeight: 600,
  ...Object.fromEntries(
    steps.map((step) => [
      `&[data-status="${step}"]`,
      { color: theme.vars.palette[statusColours[step]].main },
    ]),
  ),
}));

const Segment = styled(
  'i',
  notForwarded('lit'),
)<{ lit: boolean }>(({ theme }) => ({
  height: 8,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.divider,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  variants: [
    {
      props: { lit: true },
      style: {
        backgroundColor: 'currentColor',
        '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
      },
    },
  ],
}));

const Word = styled('span')({ gridColumn: 4, paddingLeft: 6 });

const Problem = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
}));

type StrengthMeterProps = {
  rating: PasswordRating;
  /** Whether an error below the control already says what is wrong. */
  isRefused: boolean;
};

/**
 * The strength of a password, in segments and in a word, and why the server would refuse it; empty while nothing is
 * typed. Screen readers hear a whole sentence once typing pauses, because the word alone does not say what it is about.
 */
export function StrengthMeter({ rating: { status, problem }, isRefused }: StrengthMeterProps) {
  const shownProblem = isRefused ? undefined : problem;
  const announced = status === 0 ? [] : [signUpCopy.strengthHeard(signUpCopy.strength[status])];
  if (shownProblem !== undefined) announced.push(shownProblem);
  return (
    <>
      <div aria-hidden>
        {status !== 0 && (
          <Line data-status={status}>
            {steps.map((step) => (
              <Segment key={step} lit={step <= status} />
            ))}
            <Word>{signUpCopy.strength[status]}</Word>
          </Line>
        )}
        {shownProblem !== undefined && <Problem>{shownProblem}</Problem>}
      </div>
      <SettledAnnouncement words={announced.join(' ')} />
    </>
  );
}
