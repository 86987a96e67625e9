import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { AlertIcon } from '../../components/icons/AlertIcon.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { formatDuration, formatOffset } from '../story/formatTime.ts';
import { causeOf } from '../story/storyOf.ts';
import type { StoryStep } from '../story/storyOf.ts';

const copy = supportCopy.list;

const Button = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(3.5ch, auto) minmax(0, 1fr) auto',
  columnGap: 10,
  width: '100%',
  padding: '9px 12px 8px 16px',
  border: 0,
  textAlign: 'start',
  backgroundColor: 'transparent',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': {
    // Only on the current row: with forced colours, a transparent border would be visible on every row.
    borderInlineStart: `4px solid ${theme.vars.palette.primary.main}`,
    paddingInlineStart: 12,
    backgroundColor: theme.vars.palette.primary.container,
    color: theme.vars.palette.primary.onContainer,
  },
}));

/** Text of the current row inherits that row's colour. */
type InRow = { current: boolean };
const inRow = notForwarded('current');

const Quiet = styled(
  'span',
  inRow,
)<InRow>(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  variants: [{ props: { current: true }, style: { color: 'inherit' } }],
}));

const Gap = styled(Quiet)({ display: 'block', fontSize: '0.8125rem', fontStyle: 'italic' });

const Cause = styled(Quiet)({ display: 'block', fontSize: '0.8125rem', overflowWrap: 'anywhere' });

const Type = styled(
  'code',
  inRow,
)<InRow>(({ theme }) => ({
  ...theme.typography.code,
  display: 'block',
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  variants: [{ props: { current: true }, style: { color: 'inherit' } }],
}));

const Sentence = styled('span')({ display: 'block', overflowWrap: 'anywhere' });

type MarkKind = { kind: 'error' | 'warning' };

const Mark = styled(
  'span',
  notForwarded('kind'),
)<MarkKind>(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: '-3px',
  marginInlineEnd: 5,
  color: theme.vars.palette.error.main,
  variants: [{ props: { kind: 'warning' }, style: { color: theme.vars.palette.warning.main } }],
}));

/** An error, or something that failed and could be seen only at a later step, which is the error. */
const FailureMark = ({ kind }: MarkKind) => (
  <Mark kind={kind}>
    <AlertIcon kind={kind} size={17} />
    <VisuallyHidden>{`${kind === 'error' ? copy.error : copy.failed}: `}</VisuallyHidden>
  </Mark>
);

type StepRowProps = {
  step: StoryStep;
  startedAt: number;
  /** Milliseconds since the step before, or null where the wait was not a long one. */
  gap: number | null;
  current: boolean;
  /** Only one row is a stop of the Tab key; the arrow keys reach the others. */
  tabStop: boolean;
  /** The step's position in the story. */
  position: number;
  onSeek: (position: number) => void;
};

/** A row of the list: number, sentence, error, action type and time of a step. */
export const StepRow = memo(({ step, startedAt, gap, current, tabStop, position, onSeek }: StepRowProps) => (
  <Button
    type="button"
    aria-current={current ? 'step' : undefined}
    tabIndex={tabStop ? 0 : -1}
    onClick={() => onSeek(position)}
  >
    <Quiet current={current}>{step.number ?? '–'}</Quiet>
    <span>
      {gap !== null && <Gap current={current}>{copy.gap(formatDuration(gap))}</Gap>}
      <Sentence>
        {(step.error !== null || step.failed) && (
          <FailureMark kind={step.error === null ? 'warning' : 'error'} />
        )}
        {step.sentence}
      </Sentence>
      {causeOf(step) !== null && <Cause current={current}>{causeOf(step)}</Cause>}
      {step.type !== '' && <Type current={current}>{step.type}</Type>}
    </span>
    <Quiet current={current}>{formatOffset(step.at - startedAt)}</Quiet>
  </Button>
));
