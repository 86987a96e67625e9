import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { dotsPath } from '../../../art/dotsPath.ts';
import type { Point } from '../../../art/kolam/kolam.ts';
import { businessAnalytics as copy } from '../../../content/services/examples/businessAnalytics.ts';
import type { MorningFigure } from '../../../content/services/examples/businessAnalytics.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';
import { fluid } from '../../../theme/fluid.ts';
import { curveThrough } from './parts/curveThrough.ts';
import { dotBefore } from './parts/dotBefore.ts';
import { Example } from './parts/Example.tsx';
import { Sheet } from './parts/Sheet.ts';

const heights = { narrow: 1390, medium: 1156, wide: 937 };

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 24px',
  paddingBottom: 16,
});

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: '4px 20px',
  alignItems: 'center',
  // The longest figure fits on the narrowest phone, and the drawing of the week takes the rest.
  gridTemplateColumns: 'minmax(6em, 1fr) minmax(0, 156px)',
  padding: '18px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '4fr 168px 3.4fr 5.4fr',
    columnGap: 'clamp(20px, 3vw, 40px)',
    padding: '20px 0',
  },
}));

const Value = styled('p')(({ theme }) => ({
  // A unit without room beside its number wraps close below it.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 8,
  fontFamily: theme.typography.h2.fontFamily,
  fontWeight: 650,
  fontSize: fluid(32, 40),
  lineHeight: 1.1,
}));

const Unit = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Week = styled('svg')({ display: 'block', maxWidth: '100%', overflow: 'visible' });

const Compared = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '1 / -1',
  // Between two pairs; inside a pair it is 8 px.
  columnGap: 24,
  [theme.breakpoints.up('md')]: { flexDirection: 'column', gridColumn: 'auto' },
}));

const Pair = styled('div')({ display: 'flex', columnGap: 8 });

const Term = styled('dt')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  // Aligns the figures of pairs that stand one below the other.
  [theme.breakpoints.up('md')]: { minWidth: '5em' },
}));

const Advice = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  [theme.breakpoints.up('md')]: { gridColumn: 'auto' },
}));

const Act = styled('strong')(({ theme }) => ({
  ...theme.typography.h6,
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  ...dotBefore(theme.vars.palette.kolam.answer),
}));

const Origin = styled(Quiet)(({ theme }) => ({
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** Width and height of the drawing in px. */
const [width, height] = [156, 44];

/** Seven days on one line; the newest is the large dot. */
function SevenDays({ days, urgent }: Pick<MorningFigure, 'days' | 'urgent'>) {
  const [least, most] = [Math.min(...days), Math.max(...days)];
  const step = width / (days.length - 1);
  const places = days.map((day) => Math.round(height * (1 - (day - least) / (most - least))));
  const dots = places.slice(0, -1).map((y, at): Point => [step * at, y]);
  return (
    <Week
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
      role="img"
      aria-label={copy.week(days)}
    >
      <path d={curveThrough(places, step)} stroke={sectionColours.line} strokeWidth="2.5" />
      <path d={dotsPath(dots)} stroke={sectionColours.dot} strokeWidth="6" />
      <circle
        cx={width}
        cy={places.at(-1)}
        r="6.5"
        fill={urgent ? sectionColours.answer : sectionColours.dot}
      />
    </Week>
  );
}

/** The five figures of a shop, each with its week, the figures it is compared with, and advice. */
export function MorningFigures() {
  const { page, at, act, lastWeek, lastYear, figures, origin } = copy;
  return (
    <Example copy={copy} heights={heights}>
      <Sheet>
        <Head>
          <Typography variant="h3">{page}</Typography>
          <Quiet>{at}</Quiet>
        </Head>
        <ol>
          {figures.map(({ name, value, unit, days, advice, urgent, ...then }) => (
            <Row key={name}>
              <div>
                <Typography variant="h5" component="h4">
                  {name}
                </Typography>
                <Value>
                  {value} <Unit>{unit}</Unit>
                </Value>
              </div>
              <SevenDays days={days} urgent={urgent} />
              <Compared>
                <Pair>
                  <Term>{lastWeek}</Term>
                  <dd>{then.lastWeek}</dd>
                </Pair>
                <Pair>
                  <Term>{lastYear}</Term>
                  <dd>{then.lastYear}</dd>
                </Pair>
              </Compared>
              <Advice>
                {urgent ? <Act>{act}</Act> : null}
                <p>{advice}</p>
              </Advice>
            </Row>
          ))}
        </ol>
        <Origin>{origin}</Origin>
      </Sheet>
    </Example>
  );
}
