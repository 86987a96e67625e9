import { styled } from '@mui/material/styles';
import { receiptCopy } from '../../content/applications/receipt.ts';
import type { NextStep } from '../../content/applications/nextSteps.ts';
import { SectionTitle } from './SectionTitle.ts';

const List = styled('ol')({ margin: 0, padding: '6px 0 0', listStyle: 'none' });

// Dots on a line, drawn as borders, because browsers do not print backgrounds by default.
const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 12px 26px',
  fontSize: '1rem',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineStart: 0,
    border: `5px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: '50%',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '16px -6px',
    insetInlineStart: 4,
    borderInlineStart: `2px solid ${theme.vars.palette.primary.main}`,
  },
  [theme.breakpoints.up('sm')]: { display: 'grid', gridTemplateColumns: '184px 1fr', columnGap: 16 },
}));

const When = styled('strong')({ display: 'block', fontWeight: 600 });

/** What happens once the form was sent, and by when. */
export const NextSteps = ({ steps }: { steps: readonly NextStep[] }) => (
  <section>
    <SectionTitle>{receiptCopy.next}</SectionTitle>
    <List>
      {steps.map(({ when, text }) => (
        <Step key={when}>
          <When>{when}</When> <span>{text}</span>
        </Step>
      ))}
    </List>
  </section>
);
