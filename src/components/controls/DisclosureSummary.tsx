import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Chevron, turnedChevron } from '../icons/Chevron.tsx';

const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  borderRadius: 8,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '[open] > &': turnedChevron,
  '&:hover': { textDecoration: 'underline' },
});

const TurningChevron = styled(Chevron)({ transition: 'transform 160ms cubic-bezier(.2,0,0,1)' });

/** The words on a `<details>`, with the chevron of the menus instead of the browser's triangle. */
export function DisclosureSummary({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <Summary className={className}>
      {children}
      <TurningChevron />
    </Summary>
  );
}
