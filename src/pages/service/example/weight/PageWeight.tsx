import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { webDevelopment as copy } from '../../../../content/services/examples/webDevelopment.ts';
import { sectionColours } from '../../../../theme/scopes/sectionColours.ts';
import { fluid } from '../../../../theme/fluid.ts';
import { Example } from '../parts/Example.tsx';
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
import { WaitingTimes } from './WaitingTimes.tsx';

const heights = { narrow: 1260, medium: 1083, wide: 805 };

const number = new Intl.NumberFormat('en-GB');

const { rows } = copy.weights;
const sumOf = (part: 'before' | 'after') => rows.reduce((sum, row) => sum + row[part], 0);

/** px between two dots, and how many stand in a row of the heap. */
const pitch = 18;
const perRow = 29;

const Weights = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: 'clamp(32px, 6vw, 88px)',
  },
}));

const Details = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  alignContent: 'start',
  alignItems: 'start',
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Total = styled('p')(({ theme }) => ({
  fontFamily: theme.typography.h2.fontFamily,
  fontWeight: 650,
  fontSize: fluid(32, 44),
  lineHeight: 1.15,
}));

const Side = styled('div')({ '& + &': { marginTop: 36 } });

const Drawing = styled('svg')({ display: 'block', width: '100%', height: 'auto', marginTop: 16 });

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 14,
  color: theme.vars.palette.text.secondary,
}));

const drawn = { fill: 'none', strokeLinecap: 'round', role: 'img' } as const;

/** A dot for every 10 kB, in rows that no line joins. */
function Heap() {
  const lines = Math.ceil(sumOf('before') / copy.dot.kilobytes / perRow);
  const row = `H${(perRow - 1) * pitch + 1}`;
  return (
    <Drawing
      {...drawn}
      viewBox={`-8 -8 ${(perRow - 1) * pitch + 16} ${(lines - 1) * pitch + 16}`}
      aria-label={copy.before.figure}
    >
      <path
        d={Array.from({ length: lines }, (_, at) => `M0 ${at * pitch}${row}`).join('')}
        stroke={sectionColours.dot}
        strokeWidth="9"
        strokeDasharray={`0 ${pitch}`}
      />
    </Drawing>
  );
}

/** The new page's dots at the same size: one line goes over and under them, and back the other way. */
function Strand() {
  const dots = Math.round(sumOf('after') / copy.dot.kilobytes);
  const arcs = (towards: number) =>
    Array.from({ length: dots }, (_, at) => `q${towards / 2} ${at % 2 === 0 ? -20 : 20} ${towards} 0`).join(
      '',
    );
  return (
    <Drawing
      {...drawn}
      viewBox={`-12 -16 ${(perRow - 1) * pitch + 20} 32`}
      strokeLinejoin="round"
      aria-label={copy.after.figure}
    >
      <path
        d={`M${-pitch / 2} 0${arcs(pitch)}${arcs(-pitch)}Z`}
        stroke={sectionColours.line}
        strokeWidth="2.5"
      />
      <path
        d={`M0 0H${(dots - 1) * pitch + 1}`}
        stroke={sectionColours.dot}
        strokeWidth="9"
        strokeDasharray={`0 ${pitch}`}
      />
    </Drawing>
  );
}

/** The weight of a page as dots before and after, as a table, and how long it keeps a reader waiting. */
export function PageWeight() {
  const { before, after, kilobytes, dot, weights } = copy;
  const sides = [
    { ...before, part: 'before', picture: <Heap /> },
    { ...after, part: 'after', picture: <Strand /> },
  ] as const;
  return (
    <Example copy={copy} heights={heights}>
      <Weights>
        <div>
          {sides.map(({ title, part, picture }) => (
            <Side key={title}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Total>{kilobytes(number.format(sumOf(part)))}</Total>
              {picture}
            </Side>
          ))}
          <Quiet>{dot.label}</Quiet>
        </div>
        <Details>
          <TableFrame>
            <Table>
              <TableCaption>{weights.caption}</TableCaption>
              <thead>
                <tr>
                  <ColumnHead scope="col">{weights.part}</ColumnHead>
                  {sides.map(({ title }) => (
                    <ColumnHead key={title} scope="col">
                      {title}
                    </ColumnHead>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weights.rows.map((row) => (
                  <tr key={row.part}>
                    <RowHead scope="row">{row.part}</RowHead>
                    {sides.map(({ part }) => (
                      <Cell key={part}>{number.format(row[part])}</Cell>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <TotalHead scope="row">{weights.total}</TotalHead>
                  {sides.map(({ part }) => (
                    <TotalCell key={part}>{number.format(sumOf(part))}</TotalCell>
                  ))}
                </tr>
              </tfoot>
            </Table>
          </TableFrame>
          <WaitingTimes />
        </Details>
      </Weights>
    </Example>
  );
}
