import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { LinkWithState } from '../../hydration/islands/LinkWithState.tsx';
import { ArrowIcon } from '../icons/ArrowIcon.tsx';

type ArrowLinkProps = {
  children: ReactNode;
} & Pick<LinkProps, 'to' | 'state' | 'onClick'>;

const StyledLink = styled(LinkWithState)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  borderRadius: 8,
  color: theme.vars.palette.link,
  textDecoration: 'none',
  '&:hover': {
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
    '--arrow-transform': 'translateX(3px)',
  },
}));

const Arrow = styled(ArrowIcon)({
  marginTop: -2,
  transform: 'var(--arrow-transform, none)',
  transition: 'transform 160ms cubic-bezier(.2,0,0,1)',
});

/** A link to another page that stands alone, with an arrow behind its words. */
export function ArrowLink({ children, ...link }: ArrowLinkProps) {
  return (
    <StyledLink {...link}>
      {children}
      <Arrow />
    </StyledLink>
  );
}
