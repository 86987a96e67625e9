import { styled } from '@mui/material/styles';
import { signUpCopy } from '../../../content/accounts/accounts.ts';
import { passwordStatusOf } from './passwordStatusOf.ts';

const sectionColours = { 1: 'error', 2: 'warning', 3: 'success' } as const;
const steps = [1, 2, 3] as const;

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr) 72px',
  alignItems: 'center',
  gap: 6,
  marginTop: 8,
  fontWeight: 600,
  '& i': { height: 8, borderRadius: 4, backgroundColor: theme.vars.palette.divider },
  '& i[data-lit]': { backgroundColor: 'currentColor' },
  '& span': { gridColumn: 4, paddingLeft: 6 },
  ...Object.fromEntries(
    steps.map((step) => [
      `&[data-status="${step}"]`,
      { color: theme.vars.palette[sectionColours[step]].main },
    ]),
  ),
  '@media (forced-colors: active)': { '& i': { border: '1px solid CanvasText' } },
}));

/** How strong a password is, in segments and in a word that is read out; nothing while nothing is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const status = passwordStatusOf(password);
  return (
    <div aria-live="polite">
      {status !== 0 && (
        <Line data-status={status}>
          {steps.map((step) => (
            <i key={step} data-lit={step <= status ? '' : undefined} />
          ))}
          <span>{signUpCopy.strength[status]}</span>
        </Line>
      )}
    </div>
  );
}
