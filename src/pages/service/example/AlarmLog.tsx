import { styled } from '@mui/material/styles';
import { iotIntegrations } from '../../../content/services/examples/iotIntegrations.ts';

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4 }));

const dot = 13;

/** The line of the log runs through the middles of its dots, which lie on it. */
const Steps = styled('ol')(({ theme }) => ({
  marginTop: 20,
  marginLeft: dot / 2 - 1,
  borderLeft: `3px solid ${theme.vars.palette.kolam.line}`,
}));

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 18px 24px',
  breakInside: 'avoid',
  '&:last-of-type': { paddingBottom: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    top: '.45em',
    left: -dot / 2 - 1.5,
    width: dot,
    height: dot,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.kolam.dot,
    boxShadow: `0 0 0 5px ${theme.vars.palette.kolam.background}`,
  },
  '&:first-of-type::before': { backgroundColor: theme.vars.palette.kolam.answer },
  '@media (forced-colors: active)': { '&::before': { border: '7px solid Highlight' } },
}));

const Time = styled('strong')(({ theme }) => ({
  ...theme.typography.h6,
  display: 'block',
}));

/** Who was told, minute by minute, and what became of it. */
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
