import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { cloudSolutions as copy } from '../../../content/services/examples/cloudSolutions.ts';
import { notForwarded } from '../../../theme/notForwarded.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';
import { curveThrough } from './curve.ts';
import { Example } from './Example.tsx';
import { Sheet } from './Sheet.tsx';
import { Cell, ColumnHead, RowHead, Table, TableCaption, TotalCell, TotalHead } from './Table.tsx';

const heights = { narrow: 1345, medium: 1322, wide: 824 };

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    gap: 'clamp(32px, 5vw, 72px)',
  },
}));

const Days = styled('div')({ display: 'flex', flexDirection: 'column' });

const Drawing = styled('svg')({ display: 'block', width: '100%', height: 'auto', marginTop: 20 });

const Ends = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 8,
  color: theme.vars.palette.text.secondary,
}));

const Legend = styled('ul')({ display: 'grid', gap: 6, marginTop: 20 });

type Shade = 'grid' | 'dot' | 'answer';

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
    '@media (forced-colors: active)': { border: '6px solid Highlight' },
  },
  variants: (['grid', 'dot', 'answer'] as const).map((shade) => ({
    props: { shade },
    style: {
      '&::before': {
        backgroundColor: theme.vars.palette.kolam[shade],
        ...(shade === 'grid' && { '@media (forced-colors: active)': { border: '6px solid GrayText' } }),
      },
    },
  })),
}));

/** px between two dots of the drawing: a column a day, a dot a server */
const pitch = 18;

/** The month as dots, one a server and day, and one line that follows what was needed. */
function Month() {
  const { figure, before, after, peak } = copy.month;
  const rows = Math.max(before, ...after);
  const level = (servers: number) => (rows - servers) * pitch;
  /** One dot above the other, from the ground up; a px longer, so that no browser leaves out the last. */
  const dotsOf = (servers: number, day: number) => `M${day * pitch} ${level(1)}V${level(servers) - 1}`;
  const dotted = {
    strokeWidth: 9,
    strokeDasharray: `0 ${pitch}`,
    strokeLinecap: 'round' as const,
  };
  const isPeak = (day: number) => day === peak - 1;
  return (
    <Drawing
      viewBox={`-8 -14 ${(after.length - 1) * pitch + 16} ${(rows - 1) * pitch + 22}`}
      fill="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
      role="img"
      aria-label={figure}
    >
      <path
        d={after.map((_, day) => dotsOf(before, day)).join('')}
        stroke={sectionColours.grid}
        {...dotted}
      />
      <path
        d={after.map((servers, day) => (isPeak(day) ? '' : dotsOf(servers, day))).join('')}
        stroke={sectionColours.dot}
        {...dotted}
      />
      <path d={dotsOf(rows, peak - 1)} stroke={sectionColours.answer} {...dotted} />
      <path
        d={curveThrough(
          after.map((servers) => level(servers) - pitch / 2),
          pitch,
        )}
        stroke={sectionColours.line}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

const Saved = styled('p')({ marginTop: 'auto', paddingTop: 32 });

const Count = styled('strong')(({ theme }) => ({ ...theme.typography.h2, display: 'block' }));

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
    </Sheet>
  );
}

/** A monthly bill with a name on each line, and the month that it was for. */
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
          <Month />
          <Ends>
            <span>{first}</span>
            <span>{last}</span>
          </Ends>
          <Legend>
            <Key shade="grid">{legend.before}</Key>
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
