import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { cloudSolutions as copy } from '../../../../content/services/examples/cloudSolutions.ts';
import { notForwarded } from '../../../../theme/notForwarded.ts';
import { fluid } from '../../../../theme/fluid.ts';
import { Example } from '../parts/Example.tsx';
import { ServerMonth } from './ServerMonth.tsx';
import { Sheet } from '../parts/Sheet.ts';
import {
  Cell,
  ColumnHead,
  RowHead,
  Table,
  TableCaption,
  TableFrame,
  TotalCell,
  TotalHead,
} from '../parts/Table.ts';

const heights = { narrow: 1345, medium: 1322, wide: 824 };

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    gap: 'clamp(32px, 5vw, 72px)',
  },
}));

const Days = styled('div')({ display: 'flex', flexDirection: 'column' });

const Ends = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
}));

const Legend = styled('ul')({ display: 'grid', gap: 6, marginTop: 20 });

/** The colour of dots in the drawing, which the legend explains. */
type Shade = 'thin' | 'dot' | 'answer';

const Key = styled(
  'li',
  notForwarded('shade'),
)<{ shade: Shade }>(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 12,
    height: 12,
    borderRadius: '50%',
    // Drawn as a border, because print and forced colours leave out backgrounds.
    border: `6px solid ${theme.vars.palette.kolam.dot}`,
    '@media (forced-colors: active)': { borderColor: 'LinkText' },
  },
  variants: [
    {
      props: { shade: 'thin' },
      style: {
        '&::before': {
          borderColor: theme.vars.palette.kolam.thin,
          '@media (forced-colors: active)': { borderColor: 'GrayText' },
        },
      },
    },
    {
      props: { shade: 'answer' },
      style: {
        '&::before': {
          borderColor: theme.vars.palette.kolam.answer,
          '@media (forced-colors: active)': { borderColor: 'CanvasText' },
        },
      },
    },
  ],
}));

const Saved = styled('p')({ marginTop: 'auto', paddingTop: 32 });

const Count = styled('strong')(({ theme }) => ({
  ...theme.typography.h2,
  display: 'block',
  fontSize: fluid(40, 64),
}));

const Owner = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

const number = new Intl.NumberFormat('en-GB');

const sumOf = (part: 'before' | 'after') => copy.bill.lines.reduce((sum, line) => sum + line[part], 0);

function Bill() {
  const { title, line, before, after, total, lines } = copy.bill;
  return (
    <Sheet>
      <TableFrame>
        <Table>
          <TableCaption>{title}</TableCaption>
          <thead>
            <tr>
              <ColumnHead scope="col">{line}</ColumnHead>
              <ColumnHead scope="col">{before}</ColumnHead>
              <ColumnHead scope="col">{after}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, owner, ...rupees }) => (
              <tr key={name}>
                <RowHead scope="row">
                  {name} <Owner>{owner}</Owner>
                </RowHead>
                <Cell>{number.format(rupees.before)}</Cell>
                <Cell>{number.format(rupees.after)}</Cell>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <TotalHead scope="row">{total}</TotalHead>
              <TotalCell>{number.format(sumOf('before'))}</TotalCell>
              <TotalCell>{number.format(sumOf('after'))}</TotalCell>
            </tr>
          </tfoot>
        </Table>
      </TableFrame>
    </Sheet>
  );
}

/** A monthly cloud bill with an owner for each line, and a drawing of its month. */
export function CloudBill() {
  const { month, bill } = copy;
  const { heading, first, last, legend } = month;
  return (
    <Example copy={copy} heights={heights}>
      <Columns>
        <Days>
          <Typography variant="h4" component="h3">
            {heading}
          </Typography>
          <ServerMonth />
          <Ends>
            <span>{first}</span>
            <span>{last}</span>
          </Ends>
          <Legend>
            <Key shade="thin">{legend.before}</Key>
            <Key shade="dot">{legend.after}</Key>
            <Key shade="answer">{legend.peak}</Key>
          </Legend>
          <Saved>
            <Count>{number.format(sumOf('before') - sumOf('after'))}</Count> {bill.saved}
          </Saved>
        </Days>
        <Bill />
      </Columns>
    </Example>
  );
}
