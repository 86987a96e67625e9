import { styled } from '@mui/material/styles';
import type { ComponentPropsWithoutRef } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

type SlideDotsProps = {
  /** Names of the dots, in order. */
  labels: readonly string[];
  current: number;
  onChoose: (index: number) => void;
} & Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** px from the lower edge to the middle of the line. */
const level = 14;

const Row = styled('div')({ display: 'flex', flex: '1 1 auto', minWidth: 0 });

const Dot = styled(
  'button',
  notForwarded('first', 'last'),
)<{ first: boolean; last: boolean }>(({ theme }) => ({
  position: 'relative',
  // Not a `flex-basis`: Firefox and Safari ignore it in the row's intrinsic width, and the arrows would overlap the
  // last dots.
  width: 44,
  minWidth: 24,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 22,
  background: 'none',
  cursor: 'pointer',
  // The line, from the middle of the first dot to the middle of the last one.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: level - 1,
    height: 2,
    backgroundColor: theme.vars.palette.text.secondary,
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(50% - 5px)',
    bottom: level - 5,
    boxSizing: 'border-box',
    width: 10,
    height: 10,
    border: `2px solid ${theme.vars.palette.text.secondary}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.background.default,
  },
  '&:hover::after': { borderColor: theme.vars.palette.text.primary, backgroundColor: sectionColours.dot },
  '&[aria-current]::before, &[aria-current]::after': { display: 'none' },
  variants: [
    { props: { first: true }, style: { '&::before': { left: '50%' } } },
    { props: { last: true }, style: { '&::before': { right: '50%' } } },
  ],
}));

const Loop = styled('svg')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  left: 'calc(50% - 24px)',
  bottom: level - 1,
  overflow: 'visible',
  pointerEvents: 'none',
  color: theme.vars.palette.text.secondary,
}));

const loop =
  'M40 42C48.7 33.3 57 30.6 57 18.4C57 9 49.4 1.4 40 1.4C30.6 1.4 23 9 23 18.4C23 30.6 31.3 33.3 40 42';
// They reach the neighbours' lines where dots are widest apart, and still end before the next dot where they are
// closest.
const before = 'M3.3 48.33H18C27 48.33 32 50 40 42';
const behind = 'M40 42C48 50 53 48.33 62 48.33H76.7';

/** A dot for each of about six slides, on one line, which loops round the current dot. */
export function SlideDots({ labels, current, onChoose, ...row }: SlideDotsProps) {
  return (
    <Row {...row}>
      {labels.map((label, at) => (
        <Dot
          key={label}
          first={at === 0}
          last={at === labels.length - 1}
          type="button"
          aria-label={label}
          aria-current={at === current ? 'true' : undefined}
          onClick={() => onChoose(at)}
        >
          {at === current && (
            <Loop width="48" height="30" viewBox="0 0 80 50" fill="none" aria-hidden="true">
              <path
                d={(at > 0 ? before : '') + loop + (at < labels.length - 1 ? behind : '')}
                stroke="currentColor"
                strokeWidth="3.33"
                strokeLinejoin="round"
              />
              <circle cx="40" cy="18.4" r="7.5" fill={sectionColours.dot} />
            </Loop>
          )}
        </Dot>
      ))}
    </Row>
  );
}
