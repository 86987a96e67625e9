import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { CloseIcon } from '../../components/icons/CloseIcon.tsx';
import { LineIcon } from '../../components/icons/LineIcon.tsx';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { readOutLater } from '../../components/feedback/readOutLater.ts';
import { RoundButton } from '../../components/controls/RoundButton.ts';
import { noticesCopy } from '../../content/notices.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import { darkSectionScope } from '../../theme/scopes/darkSection.ts';
import { shadow } from '../../theme/tokens/overlay.ts';
import { returnFocus } from '../../navigation/pageFocus.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' }, to: { transform: 'none' } });

const Box = styled('div')(({ theme }) => ({
  ...darkSectionScope,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 14px',
  padding: '12px 16px 12px 20px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 16,
  boxShadow: shadow.menu,
  pointerEvents: 'auto',
  animation: `${rise} 240ms ${theme.transitions.easing.easeOut}`,
  '@media (forced-colors: active)': { borderColor: 'CanvasText' },
  [theme.breakpoints.down('sm')]: {
    padding: '10px 16px',
    borderWidth: '1px 0 0',
    borderRadius: 0,
  },
}));

const Icon = styled(LineIcon)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
}));

const Status = styled(
  LiveRegion,
  notForwarded('withButton'),
)<{ withButton: boolean }>(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  lineHeight: 1.45,
  variants: [
    {
      // Leaves the action button no room beside the text, so that it wraps below; the close button stays beside the
      // text.
      props: { withButton: true },
      style: { [theme.breakpoints.down('sm')]: { flexBasis: 'calc(100% - 120px)' } },
    },
  ],
}));

/**
 * An overlay hides the text from screen readers. An animation that starts once the overlay is gone makes them announce
 * it; `heard` prevents a second announcement after the next overlay.
 */
const Words = styled(
  'span',
  notForwarded('heard'),
)<{ heard: boolean }>({
  variants: [
    {
      props: { heard: false },
      style: { ...readOutLater, '[inert] &, [aria-hidden="true"] &': { animation: 'none' } },
    },
  ],
});

const ActionButton = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { order: 1, marginLeft: 36 },
}));

type NoticeProps = {
  words: string;
  /** SVG path in a view box of 20 × 20. */
  icon: string;
  /** A button that the notice offers. */
  action?: { label: string; press: () => void };
  onDismiss: () => void;
};

/**
 * A notice on a dark background. Screen readers announce it when it appears, but not when a countdown in it changes.
 */
export function Notice({ words, icon, action, onDismiss }: NoticeProps) {
  const id = useId();
  const [heard, setHeard] = useState<string | null>(null);

  const dismiss = ({ detail }: MouseEvent) => {
    onDismiss();
    // A click with `detail` 0 was made by keyboard: the focus must not be lost with the button.
    if (detail === 0) returnFocus();
  };

  return (
    <Box>
      <Icon path={icon} size={22} strokeWidth={1.8} />
      <Status withButton={action !== undefined} id={id}>
        <Words
          heard={heard !== null}
          aria-live={heard === null || words === heard ? undefined : 'off'}
          onAnimationEnd={() => setHeard(words)}
        >
          {words}
        </Words>
      </Status>
      {action && (
        <ActionButton variant="outlined" size="small" onClick={action.press}>
          {action.label}
        </ActionButton>
      )}
      <RoundButton type="button" aria-label={noticesCopy.dismiss} aria-describedby={id} onClick={dismiss}>
        <CloseIcon />
      </RoundButton>
    </Box>
  );
}
