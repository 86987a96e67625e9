import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { aiSolutions as copy } from '../../../../content/services/examples/aiSolutions.ts';
import { notForwarded } from '../../../../theme/notForwarded.ts';
import { fluid } from '../../../../theme/fluid.ts';
import { dotBefore } from '../parts/dotBefore.ts';
import { Example } from '../parts/Example.tsx';
import { PaperInvoice } from './PaperInvoice.tsx';
import { Cell, ColumnHead, RowHead, Table, TableCaption, TableFrame } from '../parts/Table.ts';

const heights = { narrow: 1635, medium: 1355, wide: 882 };

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: 'clamp(40px, 6vw, 88px)',
  },
}));

/** Under this many per cent a person is asked. */
const enough = 95;

const Sure = styled(
  'span',
  notForwarded('doubtful'),
)<{ doubtful: boolean }>(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  variants: [
    {
      props: { doubtful: true },
      style: { fontWeight: 650, ...dotBefore(theme.vars.palette.kolam.answer, 12) },
    },
  ],
}));

/** What was read, and how sure of it the model is. */
function Reading() {
  const { caption, field, value, sure, fields } = copy.reading;
  return (
    <TableFrame>
      <Table>
        <TableCaption>{caption}</TableCaption>
        <thead>
          <tr>
            <ColumnHead scope="col">{field}</ColumnHead>
            <ColumnHead scope="col">{value}</ColumnHead>
            <ColumnHead scope="col">{sure}</ColumnHead>
          </tr>
        </thead>
        <tbody>
          {fields.map((read) => (
            <tr key={read.name}>
              <RowHead scope="row">{read.name}</RowHead>
              <Cell>{read.value}</Cell>
              <Cell>
                <Sure doubtful={read.sure < enough}>{read.sure}%</Sure>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}

/** A line connects it to the doubtful row above. */
const Question = styled('div')(({ theme }) => ({
  position: 'relative',
  marginTop: 28,
  padding: '20px 24px 22px',
  border: `2px solid ${theme.vars.palette.kolam.answer}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.paper,
  '&::before': {
    content: '""',
    position: 'absolute',
    right: 49,
    bottom: '100%',
    height: 28,
    borderLeft: `2px solid ${theme.vars.palette.kolam.answer}`,
  },
}));

const Choices = styled('ul')({ display: 'grid', gap: 6, margin: '12px 0' });

const Choice = styled('li')({
  position: 'relative',
  paddingLeft: 28,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '.3em',
    width: 14,
    height: 14,
    border: '2px solid currentColor',
    borderRadius: '50%',
  },
});

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Outcome = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 40,
  paddingTop: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 40 },
}));

const Count = styled('strong')(({ theme }) => ({
  display: 'block',
  fontFamily: theme.typography.h2.fontFamily,
  fontWeight: 650,
  fontSize: fluid(28, 36),
  lineHeight: 1.2,
}));

/** An invoice with a digit that can be read in two ways, and the question about it that a person has to decide. */
export function InvoiceReading() {
  const { question, outcome } = copy;
  return (
    <Example copy={copy} heights={heights}>
      <Columns>
        <PaperInvoice />
        <div>
          <Reading />
          <Question>
            <Typography variant="h4" component="h3">
              {question.heading}
            </Typography>
            <p>{question.text}</p>
            <Choices>
              {question.choices.map(({ value, reason }) => (
                <Choice key={value}>
                  <strong>{value}</strong> {reason}
                </Choice>
              ))}
            </Choices>
            <Quiet>{question.asked}</Quiet>
          </Question>
        </div>
      </Columns>
      <Outcome>
        {outcome.map(({ figure, text }) => (
          <li key={figure}>
            <Count>{figure}</Count> {text}
          </li>
        ))}
      </Outcome>
    </Example>
  );
}
