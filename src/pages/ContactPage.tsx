import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import { contactWords } from '../content/contact.ts';
import { sectionPadding } from '../theme/space.ts';
import { fluid } from '../theme/typography.ts';
import { ContactPanel } from './contact/ContactPanel.tsx';
import { Directions } from './contact/Directions.tsx';

interface ContactPageProps {
  /** what stands beside the addresses; without it they take the whole width and say what to write about */
  children?: ReactNode;
}

const Two = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'start',
  },
}));

/** How to reach the firm (specification section 2). */
export function ContactPage({ children }: ContactPageProps) {
  return (
    <Container sx={{ pt: fluid(28, 60), pb: sectionPadding }}>
      <Typography variant="h1" tabIndex={-1}>
        {contactWords.heading}
      </Typography>
      <Typography variant="lead" sx={{ mt: 1.5, mb: fluid(28, 44), color: 'text.secondary' }}>
        {contactWords.lead}
      </Typography>
      {children === undefined ? (
        <ContactPanel wide>
          <Directions />
        </ContactPanel>
      ) : (
        <Two>
          <ContactPanel />
          {children}
        </Two>
      )}
    </Container>
  );
}
