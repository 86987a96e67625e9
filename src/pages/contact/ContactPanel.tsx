import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Kolam } from '../../components/Kolam.tsx';
import { NightPanel } from '../../components/NightPanel.tsx';
import { kolamNine } from '../../theme/art/kolamNine.ts';
import { fluid } from '../../theme/typography.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { SocialLinks } from './SocialLinks.tsx';

interface ContactPanelProps {
  /** facts and drawing stand side by side */
  wide?: boolean;
  /** below everything, over the whole panel */
  children?: ReactNode;
}

const Panel = styled(NightPanel, { shouldForwardProp: (name) => name !== 'wide' })<ContactPanelProps>(
  ({ theme }) => ({
    display: 'grid',
    gap: `${fluid(36, 64)} 48px`,
    padding: `${fluid(32, 44)} ${fluid(24, 40)}`,
    '& > svg': { justifySelf: 'center', width: '100%', maxWidth: 320 },
    variants: [
      {
        props: { wide: true },
        style: {
          [theme.breakpoints.up('sm')]: {
            gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
            alignItems: 'center',
            padding: fluid(32, 64),
            '& > svg': { gridColumn: 2, gridRow: 1, maxWidth: 400 },
          },
        },
      },
    ],
  }),
);

const Foot = styled('div')({ gridColumn: '1 / -1' });

/** Address, phone, email, hours and social links on night, with a kolam. */
export function ContactPanel({ wide = false, children }: ContactPanelProps) {
  return (
    <Panel wide={wide}>
      <Kolam drawing={kolamNine} size={400} />
      <div>
        <ContactFacts />
        <SocialLinks />
      </div>
      {children === undefined ? null : <Foot>{children}</Foot>}
    </Panel>
  );
}
