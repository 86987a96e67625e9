import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { itConsultant as copy } from '../../../content/services/examples/itConsultant.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';
import { fluid } from '../../../theme/typography.ts';
import { Example } from './Example.tsx';
import { sideBySide } from './sideBySide.ts';

const heights = { narrow: 1960, medium: 1229, wide: 1213 };

/** A page as it comes out of a printer: square corners, wide margins. */
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

const Ways = styled('ol')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up(sideBySide)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Way = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 16,
  padding: '20px 0 24px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  [theme.breakpoints.up(sideBySide)]: {
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
  '&::before': {
    content: '""',
    width: 11,
    height: 11,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
    '@media (forced-colors: active)': { border: '6px solid Highlight' },
  },
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

/** Drawn by hand round the sum that we advise. */
const Ring = styled('svg')({
  position: 'absolute',
  inset: '-.34em -.7em',
  width: 'calc(100% + 1.4em)',
  height: 'calc(100% + .68em)',
  overflow: 'visible',
});

const years = 5;

function WayColumn({ name, firstYear, eachYear, gain, cost, advised }: (typeof copy.options)[number]) {
  const { table } = copy;
  return (
    <Way>
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
    </Way>
  );
}

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

/** A recommendation on one page: the answer first, then what it was chosen from, then what would change it. */
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
            <WayColumn key={option.name} {...option} />
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
