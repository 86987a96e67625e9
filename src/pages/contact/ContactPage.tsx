import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Container } from '../../components/page/Container.ts';
import { contactCopy } from '../../content/marketing/contact.ts';
import { ApplicationForm } from '../../forms/application/ApplicationForm.tsx';
import { pageHead } from '../../theme/pageHead.ts';
import { sectionPadding } from '../../theme/space.ts';
import { fluid } from '../../theme/fluid.ts';
import { ContactPanel } from './ContactPanel.tsx';

const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  // An address has no blanks to break at.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px 32px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    // Makes both columns equally high. The form is an element of the form engine, which knows nothing of columns.
    '& > form': { display: 'grid' },
  },
}));

/** How to reach the firm, and a form for feedback (specification 2). */
export function ContactPage() {
  return (
    <Container sx={{ pt: pageHead.headingAlone, pb: sectionPadding }}>
      <Typography variant="h1" tabIndex={-1}>
        {contactCopy.heading}
      </Typography>
      <Typography
        variant="lead"
        sx={{ mt: pageHead.introduction, mb: fluid(28, 44), color: 'text.secondary' }}
      >
        {contactCopy.introduction}
      </Typography>
      <TwoColumns>
        <ContactPanel />
        <ApplicationForm kind="feedback" plain />
      </TwoColumns>
    </Container>
  );
}
