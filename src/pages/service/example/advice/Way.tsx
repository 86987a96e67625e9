import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { itConsultant } from '../../../../content/services/examples/itConsultant.ts';
import type { AdviceOption } from '../../../../content/services/examples/itConsultant.ts';
import { sectionColours } from '../../../../theme/scopes/sectionColours.ts';
import { fluid } from '../../../../theme/fluid.ts';
import { dotBefore } from '../parts/dotBefore.ts';
import { sideBySide } from '../parts/sideBySide.ts';

const Column = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  alignContent: 'start',
  gap: 16,
  padding: '20px 0 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  [sideBySide]: {
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    padding: `20px ${fluid(16, 32)} 24px`,
    '&:first-of-type': { paddingLeft: 0 },
    '&:last-of-type': { paddingRight: 0 },
    '& + &': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}));

const Name = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  alignItems: 'center',
  gap: '4px 12px',
});

const Advised = styled('strong')(({ theme }) => ({
  ...theme.typography.h6,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.secondary.main,
  ...dotBefore(theme.vars.palette.kolam.dot),
}));

const Costs = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: 16,
});

const Term = styled('dt')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Amount = styled('dd')({ textAlign: 'right' });

const Sum = styled('dd')(({ theme }) => ({
  ...theme.typography.h3,
  position: 'relative',
  justifySelf: 'end',
}));

/** A ring round the sum of the advised option that looks drawn by hand. */
const Ring = styled('svg')({
  position: 'absolute',
  inset: '-.14em -.5em',
  width: 'calc(100% + 1em)',
  height: 'calc(100% + .28em)',
  overflow: 'visible',
});

const years = 5;

/** One option of a board: what it costs, what it brings, and whether we advise it. */
export function Way({ name, firstYear, eachYear, gain, cost, advised }: AdviceOption) {
  const { table } = itConsultant;
  return (
    <Column>
      <Name>
        <Typography variant="h4">{name}</Typography>
        {advised ? <Advised>{table.advised}</Advised> : null}
      </Name>
      <Costs>
        <Term>{table.firstYear}</Term>
        <Amount>{firstYear}</Amount>
        <Term>{table.eachYear}</Term>
        <Amount>{eachYear}</Amount>
        <Term>{table.fiveYears}</Term>
        <Sum>
          {firstYear + (years - 1) * eachYear}
          {advised ? (
            <Ring viewBox="0 0 100 50" preserveAspectRatio="none" fill="none" aria-hidden="true">
              <path
                d="M14 12C34-2 92 0 97 23S66 50 38 48 0 36 5 20 48-2 78 7"
                stroke={sectionColours.answer}
                strokeWidth="2.5"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </Ring>
          ) : null}
        </Sum>
      </Costs>
      <dl>
        <Term>{table.gain}</Term>
        <dd>{gain}</dd>
      </dl>
      <dl>
        <Term>{table.cost}</Term>
        <dd>{cost}</dd>
      </dl>
    </Column>
  );
}
