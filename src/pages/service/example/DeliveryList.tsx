import { styled } from '@mui/material/styles';
import { appDevelopment as copy, type StopState } from '../../../content/services/examples/appDevelopment.ts';
import { notForwarded } from '../../../theme/notForwarded.ts';
import { sectionColours } from '../../../theme/scopes/sectionColours.ts';
import { Example } from './Example.tsx';

const heights = { narrow: 1700, medium: 1700, wide: 800 };

/** px between two phones, which the line bridges */
const gap = 40;

const Phones = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap,
  justifyItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', justifyItems: 'stretch' },
}));

type Connection = { online: boolean };

/** A piece of the line: whole where there is a signal, dotted where there is none. */
const Moment = styled(
  'p',
  notForwarded('online'),
)<Connection>(({ theme }) => ({
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
    [theme.breakpoints.up('md')]: { right: -gap },
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
    '@media (forced-colors: active)': { border: '7px solid Highlight' },
  },
  variants: [{ props: { online: false }, style: { '&::before': { borderTopStyle: 'dotted' } } }],
}));

const Screen = styled('li')({ width: '100%', maxWidth: 400, breakInside: 'avoid' });

const Time = styled('strong')(({ theme }) => ({ ...theme.typography.h3 }));

const Phone = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `2px solid ${theme.vars.palette.text.primary}`,
  borderRadius: 28,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Title = styled('p')(({ theme }) => ({ ...theme.typography.h4, padding: '18px 20px 12px' }));

const Message = styled(
  'p',
  notForwarded('online'),
)<Connection>(({ theme }) => ({
  ...theme.typography.body2,
  padding: '10px 20px',
  minHeight: '4.1em',
  backgroundColor: theme.vars.palette.primary.container,
  color: theme.vars.palette.primary.onContainer,
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
  gap: 14,
  padding: '12px 20px 13px',
  lineHeight: 1.4,
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Place = styled('strong')({ display: 'block', fontWeight: 600 });

const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

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
        {screens.map(({ time, online, signal, message, done }) => {
          const doneState = online ? 'confirmed' : 'kept';
          return (
            <Screen key={time}>
              <Moment online={online}>
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
                          <Place>{place}</Place>
                          <Quiet>
                            {load} · {states[state]}
                          </Quiet>
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
