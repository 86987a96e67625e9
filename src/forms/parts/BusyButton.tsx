import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { memo } from 'react';
import { turns } from './turns.ts';

type BusyButtonProps = Omit<ButtonProps, 'children'> & {
  label: string;
  busyLabel: string;
  busy: boolean;
};

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Wheel = styled('i')({
  width: 18,
  height: 18,
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  // Only while visible: an animated hidden wheel would make the browser produce frames as long as the page is open.
  [`&[${turns}]`]: { animation: `${turn} 900ms linear infinite` },
});

/** Both labels lie in one cell, so the button is as wide as the longer one from the start. */
const Stack = styled('span')({ display: 'grid', justifyItems: 'center', alignItems: 'center' });

const Label = styled('span')({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&[aria-hidden]': { visibility: 'hidden' },
});

/**
 * A button that shows that it is busy, ignores presses meanwhile, and keeps its width and the focus. Memoised, because
 * a form renders it with every keystroke.
 */
export const BusyButton = memo(function BusyButton(props: BusyButtonProps) {
  const { label, busyLabel, busy, onClick, ...button } = props;
  return (
    <Button
      variant="contained"
      {...button}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Stack>
        <Label aria-hidden={busy || undefined}>{label}</Label>
        <Label aria-hidden={!busy || undefined}>
          <Wheel {...{ [turns]: busy || undefined }} />
          {busyLabel}
        </Label>
      </Stack>
    </Button>
  );
});
