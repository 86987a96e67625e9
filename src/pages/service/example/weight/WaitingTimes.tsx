import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { webDevelopment } from '../../../../content/services/examples/webDevelopment.ts';
import { sectionColours } from '../../../../theme/scopes/sectionColours.ts';

const { before, after, times } = webDevelopment;
const longest = Math.max(...times.moments.map((moment) => moment.before));

const Moment = styled('div')({ marginTop: 20 });

const Side = styled('div')({
  display: 'grid',
  gridTemplateColumns: '4em minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 10,
});

const Seconds = styled('dd')({ display: 'flex', alignItems: 'center', gap: 18 });

const Figure = styled('span')(({ theme }) => ({
  fontFamily: theme.typography.h5.fontFamily,
  fontWeight: 650,
  flex: '0 0 3.2em',
  textAlign: 'right',
}));

const Bar = styled('svg')({ flex: '1 1 0', minWidth: 0, height: 12, overflow: 'visible' });

const sides = [
  { part: 'before', title: before.title, colour: sectionColours.thin },
  { part: 'after', title: after.title, colour: sectionColours.line },
] as const;

/** Two moments of loading a page, each as two lines as long as the wait. */
export function WaitingTimes() {
  return (
    <div>
      <Typography variant="h4" component="h3">
        {times.heading}
      </Typography>
      {times.moments.map(({ name, ...seconds }) => (
        <Moment key={name}>
          <p>{name}</p>
          <dl>
            {sides.map(({ part, title, colour }) => (
              <Side key={part}>
                <dt>{title}</dt>
                <Seconds>
                  <Bar aria-hidden="true">
                    <line
                      x1="0"
                      x2={`${Math.round((100 * seconds[part]) / longest)}%`}
                      y1="6"
                      y2="6"
                      stroke={colour}
                      strokeWidth="3"
                      strokeLinecap="round"
                    />
                    <circle
                      cx={`${Math.round((100 * seconds[part]) / longest)}%`}
                      cy="6"
                      r="6"
                      fill={sectionColours.dot}
                    />
                  </Bar>
                  <Figure>{times.unit(seconds[part].toFixed(1))}</Figure>
                </Seconds>
              </Side>
            ))}
          </dl>
        </Moment>
      ))}
    </div>
  );
}
