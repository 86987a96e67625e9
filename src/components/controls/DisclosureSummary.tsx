import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LineIcon } from '../icons/LineIcon.tsx';

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  borderRadius: 8,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > &': { '--chevron-transform': 'rotate(180deg)' },
});

const Chevron = styled(LineIcon)({
  transform: 'var(--chevron-transform, none)',
  transition: 'transform 160ms cubic-bezier(.2,0,0,1)',
});

/** The words on a `<details>`, with the chevron of the menus instead of the browser's triangle. */
export function DisclosureSummary({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Summary className={className}>
      {children}
      <Chevron path="m5.5 8 4.5 4.5L14.5 8" size={16} strokeWidth={2.2} />
    </Summary>
  );
}
