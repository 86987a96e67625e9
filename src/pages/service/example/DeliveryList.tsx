import { styled } from '@mui/material/styles';
import { appDevelopment as copy } from '../../../content/services/examples/appDevelopment.ts';
import type { StopState } from '../../../content/services/examples/appDevelopment.ts';
import { notForwarded } from '../../../theme/notForwarded.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';
import { fluid } from '../../../theme/fluid.ts';
import { upInText } from '../../../theme/upInText.ts';
import { Example } from './parts/Example.tsx';
import { sideBySide } from './parts/sideBySide.ts';

const heights = { narrow: 1773, medium: 800, wide: 781 };

/** Space between two phones; the line crosses it. */
const gap = fluid(20, 40);

const Phones = styled('ol')({
  display: 'grid',
  gap: 40,
  justifyItems: 'start',
  [sideBySide]: {
    gap,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    justifyItems: 'stretch',
  },
});

type Connection = { online: boolean };
type Place = { last: boolean };

/** A piece of the line: whole where there is a signal, dotted where there is none. */
const Moment = styled(
  'p',
  notForwarded('online', 'last'),
)<Connection & Place>(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'baseline',
  gap: 12,
  paddingTop: 20,
  marginBottom: 16,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    borderTop: `3px solid ${theme.vars.palette.kolam.line}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: -5.5,
    left: 0,
    width: 14,
    height: 14,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
    boxShadow: `0 0 0 5px ${theme.vars.palette.background.default}`,
    '@media (forced-colors: active)': { border: '7px solid LinkText' },
  },
  variants: [
    { props: { online: false }, style: { '&::before': { borderTopStyle: 'dotted' } } },
    {
      props: { last: false },
      style: { [sideBySide]: { '&::before': { right: `calc(-1 * ${gap})` } } },
    },
  ],
}));

const Screen = styled('li')({ width: '100%', maxWidth: 400, breakInside: 'avoid' });

const Time = styled('strong')(({ theme }) => ({ ...theme.typography.h3 }));

const Phone = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `2px solid ${theme.vars.palette.text.primary}`,
  borderRadius: 28,
  backgroundColor: theme.vars.palette.background.paper,
}));

const inset = fluid(14, 20);

const Title = styled('p')(({ theme }) => ({ ...theme.typography.h4, padding: `18px ${inset} 12px` }));

const Message = styled(
  'p',
  notForwarded('online'),
)<Connection>(({ theme }) => ({
  ...theme.typography.body2,
  padding: `10px ${inset}`,
  // Keeps the rows below aligned where one of the three messages wraps.
  [sideBySide]: { minHeight: '4.4em' },
  [upInText(1200)]: { minHeight: 0 },
  backgroundColor: theme.vars.palette.primary.container,
  color: theme.vars.palette.primary.onContainer,
  '@media print': { '&&': { backgroundColor: 'transparent', color: 'inherit' } },
  variants: [
    {
      props: { online: false },
      style: {
        backgroundColor: theme.vars.palette.warning.container,
        color: theme.vars.palette.warning.onContainer,
      },
    },
  ],
}));

const Stop = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  padding: `12px ${inset} 13px`,
  lineHeight: 1.4,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const StopName = styled('strong')({ display: 'block', fontWeight: 600 });

const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  [sideBySide]: { display: 'block' },
  color: theme.vars.palette.text.secondary,
}));

/** Follows its entry on the same line, or stands below it where phones stand side by side. */
const State = styled(Quiet)({
  '&::before': { content: '" · "' },
  [sideBySide]: { '&::before': { content: 'none' } },
});

/** A free dot; a dot kept inside a dotted ring; a dot with the line round it. The words beside it say the same. */
function Sign({ state }: { state: StopState }) {
  const ring = { cx: 15, cy: 15, r: 12.5, strokeWidth: 2.5, strokeLinecap: 'round' as const };
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" aria-hidden="true">
      {state === 'confirmed' ? <circle {...ring} stroke={sectionColours.line} /> : null}
      {state === 'kept' ? (
        <circle {...ring} stroke={sectionColours.warning} strokeDasharray="0 6.545" />
      ) : null}
      <circle cx="15" cy="15" r="5" fill={state === 'open' ? sectionColours.undrawn : sectionColours.dot} />
    </svg>
  );
}

/** One phone at three moments of a morning, on a line that is dotted where there is no signal. */
export function DeliveryList() {
  const { title, stops, states, screens } = copy;
  return (
    <Example copy={copy} heights={heights}>
      <Phones>
        {screens.map(({ time, online, signal, message, done }, nth) => {
          const doneState = online ? 'confirmed' : 'kept';
          return (
            <Screen key={time}>
              <Moment online={online} last={nth === screens.length - 1}>
                <Time>{time}</Time> {signal}
              </Moment>
              <Phone>
                <Title>{title}</Title>
                <Message online={online}>{message}</Message>
                <ul>
                  {stops.map(({ place, load }, at) => {
                    const state = at < done ? doneState : 'open';
                    return (
                      <Stop key={place}>
                        <Sign state={state} />
                        <div>
                          <StopName>{place}</StopName>
                          <Quiet>{load}</Quiet> <State>{states[state]}</State>
                        </div>
                      </Stop>
                    );
                  })}
                </ul>
              </Phone>
            </Screen>
          );
        })}
      </Phones>
    </Example>
  );
}
