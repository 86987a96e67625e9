import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { itConsultant as copy } from '../../../../content/services/examples/itConsultant.ts';
import { fluid } from '../../../../theme/fluid.ts';
import { Example } from '../parts/Example.tsx';
import { sideBySide } from '../parts/sideBySide.ts';
import { Way } from './Way.tsx';

const heights = { narrow: 1960, medium: 1229, wide: 1213 };

/** Looks like a printed page: almost square corners, wide margins. */
const Page = styled('div')(({ theme }) => ({
  padding: `${fluid(28, 72)} ${fluid(18, 80)}`,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 24px',
  marginBottom: 28,
  paddingBottom: 12,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

const Question = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const Answer = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  margin: '6px 0 36px',
  maxWidth: '24em',
}));

const Ways = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [sideBySide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

const Doubts = styled('ul')({ display: 'grid', gap: 8, margin: '12px 0 32px' });

const Doubt = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: 26,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.8em',
    width: 14,
    borderTop: `2px solid ${theme.vars.palette.kolam.line}`,
  },
}));

const Sources = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/** A recommendation on one page: the answer first, then the options, then what would change the answer. */
export function Advice() {
  const { subject, date, question, answer, table, options, doubts, sources } = copy;
  return (
    <Example copy={copy} heights={heights}>
      <Page>
        <Head>
          <span>{subject}</span>
          <span>{date}</span>
        </Head>
        <Question>{question}</Question>
        <Answer>{answer}</Answer>
        <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
          {table.caption}
        </Typography>
        <Ways>
          {options.map((option) => (
            <Way key={option.name} {...option} />
          ))}
        </Ways>
        <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
          {doubts.heading}
        </Typography>
        <Doubts>
          {doubts.reasons.map((reason) => (
            <Doubt key={reason}>{reason}</Doubt>
          ))}
        </Doubts>
        <Sources>{sources}</Sources>
      </Page>
    </Example>
  );
}
