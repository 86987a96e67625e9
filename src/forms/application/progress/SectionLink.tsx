import CheckRounded from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { AlertIcon } from '../../../components/icons/AlertIcon.tsx';
import type { SectionState } from './sectionStates.ts';

type SectionLinkProps = Pick<SectionState, 'title' | 'status' | 'statusText'> & {
  target: string;
  current: boolean;
  onClick?: () => void;
};

const Anchor = styled('a')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  padding: '8px 15px 7px',
  borderRadius: 12,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { '--section-title-decoration': 'underline' },
  '&[aria-current]': {
    // Only the current link has a border: forced colours would draw a transparent one on the others, too.
    padding: '7px 14px 6px',
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

const Title = styled('b')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'block',
  lineHeight: 1.25,
  textDecoration: 'var(--section-title-decoration, none)',
  textUnderlineOffset: '3px',
}));

const StatusText = styled('small')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  lineHeight: 1.35,
  color: theme.vars.palette.text.secondary,
  '&[data-status=complete]': { color: theme.vars.palette.success.main },
  '&[data-status=wrong]': { color: theme.vars.palette.error.main, fontWeight: 600 },
}));

/** Moves the focus to a section of the form and shows its status. Memoised: a keystroke changes at most one of them. */
export const SectionLink = memo(function SectionLink(props: SectionLinkProps) {
  const { title, status, statusText, target, current, onClick } = props;
  return (
    <Anchor
      href={`#${target}`}
      aria-current={current ? 'step' : undefined}
      onClick={(event) => {
        event.preventDefault();
        onClick?.();
        document.getElementById(target)?.querySelector('h2')?.focus();
      }}
    >
      <Title>{title}</Title>
      <StatusText data-status={status}>
        {status === 'complete' && <CheckRounded sx={{ fontSize: 16 }} />}
        {status === 'wrong' && <AlertIcon kind="error" size={16} />}
        <span>{statusText}</span>
      </StatusText>
    </Anchor>
  );
});
