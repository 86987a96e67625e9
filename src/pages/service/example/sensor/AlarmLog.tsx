import { styled } from '@mui/material/styles';
import { iotIntegrations } from '../../../../content/services/examples/iotIntegrations.ts';

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4 }));

const dot = 13;

const Steps = styled('ol')({ marginTop: 20 });

/** From the top of a step to the middle of its dot. */
const middle = '.8em';

/** A dot each, and the line from it to the next. */
const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 18px 32px',
  breakInside: 'avoid',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: middle,
    left: 0,
    width: dot,
    height: dot,
    marginTop: -dot / 2,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
    boxShadow: `0 0 0 5px ${theme.vars.palette.kolam.background}`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: middle,
    bottom: `-${middle}`,
    left: dot / 2 - 1.5,
    borderLeft: `3px solid ${theme.vars.palette.kolam.line}`,
  },
  '&:first-of-type::before': { backgroundColor: theme.vars.palette.kolam.answer },
  '&:last-of-type': { paddingBottom: 0 },
  '&:last-of-type::after': { display: 'none' },
  '@media (forced-colors: active)': { '&::before': { border: '7px solid LinkText' } },
}));

const Time = styled('strong')(({ theme }) => ({
  ...theme.typography.h6,
  display: 'block',
}));

/** The log of the alarm: who was notified at what time, and what was done. */
export function AlarmLog() {
  const { heading, steps } = iotIntegrations.alarm;
  return (
    <div>
      <Title>{heading}</Title>
      <Steps>
        {steps.map(({ time, text }) => (
          <Step key={time}>
            <Time>{time}</Time>
            {text}
          </Step>
        ))}
      </Steps>
    </div>
  );
}
