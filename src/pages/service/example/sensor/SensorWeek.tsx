import { styled } from '@mui/material/styles';
import { DarkPanel } from '../../../../components/page/DarkPanel.ts';
import { VisuallyHidden } from '../../../../components/text/VisuallyHidden.ts';
import { iotIntegrations as copy } from '../../../../content/services/examples/iotIntegrations.ts';
import { sectionColours } from '../../../../theme/scopes/sectionColours.ts';
import { fluid } from '../../../../theme/fluid.ts';
import { upInText } from '../../../../theme/upInText.ts';
import { AlarmLog } from './AlarmLog.tsx';
import { curveThrough } from '../parts/curveThrough.ts';
import { Example } from '../parts/Example.tsx';

const heights = { narrow: 1220, medium: 1039, wide: 797 };

const Panel = styled(DarkPanel)({
  display: 'grid',
  gap: 40,
  padding: `${fluid(24, 56)} ${fluid(16, 64)}`,
  [upInText(1025)]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)',
    gap: 'clamp(40px, 5vw, 72px)',
  },
});

/**
 * Degrees at the upper edge of the drawing; its units are `step` for each reading across and tenths of a degree down.
 */
const top = 10.5;
const step = 10;
const width = step * copy.readings.length;
const level = (degrees: number) => Math.round((top - degrees) * 10);

const Frame = styled('div')({ position: 'relative', marginTop: 20 });

const Chart = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 190,
  [theme.breakpoints.up('md')]: { height: 300 },
}));

/**
 * The drawing is stretched to the width of the table below it; this keeps its lines and dots from being stretched, too.
 */
const unstretched = { vectorEffect: 'non-scaling-stroke' } as const;

/** A line too short to be seen but for its round caps. WebKit would stretch the caps of a line without any length. */
const dot = 'h.01';

const Limit = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'absolute',
  bottom: `${100 - (100 * level(copy.limit.degrees)) / level(0)}%`,
  fontWeight: 600,
}));

/** The temperature of seven days, the limit above it, and the one reading that went over. */
function Week() {
  const { figure, limit, days, readings } = copy;
  const places = readings.map(level);
  const highest = Math.min(...places);
  const midnights = days.map((_, day) => `M${(width / days.length) * day} 0V${level(0)}`);
  return (
    <Frame>
      <Chart
        viewBox={`0 0 ${width} ${level(0)}`}
        preserveAspectRatio="none"
        fill="none"
        strokeLinecap="round"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
        role="img"
        aria-label={figure}
      >
        <path {...unstretched} d={midnights.join('')} stroke={sectionColours.grid} strokeWidth="1" />
        <path
          {...unstretched}
          d={`M0 ${level(limit.degrees)}H${width}`}
          stroke={sectionColours.answer}
          strokeWidth="2"
          strokeDasharray="0 7"
        />
        <g transform={`translate(${step / 2})`}>
          <path
            {...unstretched}
            d={curveThrough(places, step)}
            stroke={sectionColours.line}
            strokeWidth="3"
          />
          <path
            {...unstretched}
            d={places.map((y, at) => (y === highest ? '' : `M${at * step} ${y}${dot}`)).join('')}
            stroke={sectionColours.dot}
            strokeWidth="7"
          />
          <path
            {...unstretched}
            d={`M${places.indexOf(highest) * step} ${highest}${dot}`}
            stroke={sectionColours.answer}
            strokeWidth="15"
          />
        </g>
      </Chart>
      <Limit>{limit.label}</Limit>
    </Frame>
  );
}

/** Phones with large text have no room for seven columns. */
const narrow = '@media (max-width: 19em)';

/** A column for each day, below its part of the drawing; in narrow windows a row for each. */
const Days = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'center',
  [narrow]: {
    display: 'grid',
    gridTemplateRows: `repeat(${copy.days.length + 1}, auto)`,
    gridAutoFlow: 'column',
    gridAutoColumns: 'auto',
    '& thead, & tbody, & tr': { display: 'contents' },
  },
}));

const DayHead = styled('th')(({ theme }) => ({
  padding: '8px 0 2px',
  fontWeight: 400,
  borderTop: `1px solid ${theme.vars.palette.border}`,
  color: theme.vars.palette.text.secondary,
  [narrow]: { padding: '2px 0', borderTop: 0, textAlign: 'start' },
}));

const Hidden = styled('th')({ width: 0, padding: 0 });

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4 }));

const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 10,
  color: theme.vars.palette.text.secondary,
}));

/**
 * The same week in figures. Screen readers get row headers; for everybody else a line below the table names the rows.
 */
function Figures() {
  const { table, days } = copy;
  return (
    <>
      <Days>
        <thead>
          <tr>
            <Hidden scope="col">
              <VisuallyHidden>{table.day}</VisuallyHidden>
            </Hidden>
            {days.map(({ name, short }) => (
              <DayHead key={name} scope="col" abbr={name}>
                {short}
              </DayHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['highest', 'lowest'] as const).map((end) => (
            <tr key={end}>
              <Hidden scope="row">
                <VisuallyHidden>{table[end]}</VisuallyHidden>
              </Hidden>
              {days.map(({ name, ...degrees }) => (
                <td key={name}>
                  {degrees[end] > copy.limit.degrees ? (
                    <strong>{degrees[end].toFixed(1)}</strong>
                  ) : (
                    degrees[end].toFixed(1)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Days>
      <Quiet aria-hidden="true">{table.rows}</Quiet>
    </>
  );
}

/** A sensor's week on the dark panel, and the log of its one alarm. */
export function SensorWeek() {
  return (
    <Example copy={copy} heights={heights}>
      <Panel>
        <div>
          <Title>{copy.room}</Title>
          <Week />
          <Figures />
        </div>
        <AlarmLog />
      </Panel>
    </Example>
  );
}
