import { styled } from '@mui/material/styles';
import { aiSolutions } from '../../../../content/services/examples/aiSolutions.ts';
import { sectionColours } from '../../../../theme/scopes/sectionColours.ts';

/** The topmost of a stack: two more sheets show beneath it, a little turned. */
const Stack = styled('div')(({ theme }) => {
  const below = {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.background.paper,
  } as const;
  return {
    position: 'relative',
    alignSelf: 'start',
    maxWidth: 460,
    margin: '8px 10px 20px 0',
    '&::before': { ...below, transform: 'rotate(2.2deg)' },
    '&::after': { ...below, transform: 'rotate(-1.1deg)' },
  };
});

const Paper = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  padding: '28px 28px 44px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Place = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3 }));

const Dated = styled('p')({ marginBottom: 24 });

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '13px 0',
  borderTop: `1px dotted ${theme.vars.palette.border}`,
}));

const Total = styled(Line)(({ theme }) => ({
  ...theme.typography.h3,
  alignItems: 'baseline',
  marginTop: 8,
  paddingTop: 18,
  borderTop: `2px solid ${theme.vars.palette.text.primary}`,
}));

const Doubtful = styled('span')({ position: 'relative', display: 'inline-block', padding: '0 .2em' });

/** A loop round the digit that looks drawn by hand; its end overlaps its beginning. */
const Loop = styled('svg')({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: '1.2em',
  height: '1.8em',
  transform: 'translate(-50%, -50%)',
});

/** An invoice of three lines; the second digit of its sum has a line round it. */
export function PaperInvoice() {
  const { stack, invoice } = aiSolutions;
  const { start, doubtful, end } = invoice.amount;
  return (
    <Stack>
      <Paper>
        <Place>{stack}</Place>
        <Title>{invoice.title}</Title>
        <Dated>{invoice.date}</Dated>
        <dl>
          {invoice.lines.map(({ item, amount }) => (
            <Line key={item}>
              <dt>{item}</dt>
              <dd>{amount}</dd>
            </Line>
          ))}
          <Total>
            <dt>{invoice.total}</dt>
            <dd>
              {start}
              <Doubtful>
                {doubtful}
                <Loop viewBox="0 0 40 40" preserveAspectRatio="none" fill="none" aria-hidden="true">
                  <path
                    d="M9 12C16 3 33 4 35 18S22 37 12 32 3 14 16 7 30 5 33 10"
                    stroke={sectionColours.answer}
                    strokeWidth="2.2"
                    strokeLinecap="round"
                  />
                </Loop>
              </Doubtful>
              {end}
            </dd>
          </Total>
        </dl>
      </Paper>
    </Stack>
  );
}
