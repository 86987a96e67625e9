import { styled } from '@mui/material/styles';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { leftOutCounts } from '../../trace/file/leftOutCounts.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { formatOffset } from '../story/formatTime.ts';
import { causeOf, isError } from '../story/storyOf.ts';
import { build } from '../summary/build.ts';
import { factsOf, moreFactsOf } from '../summary/factsOf.ts';
import { routesOf } from '../summary/routesOf.ts';
import { usePrinting } from './usePrinting.ts';

const { summary, ticket, list, print } = supportCopy;

const Sheet = styled('article')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'none',
  '@media print': { display: 'block' },
}));

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h5 }));
const Section = styled('h2')(({ theme }) => ({ ...theme.typography.h6, margin: '16px 0 4px' }));

const Facts = styled('dl')({ display: 'flex', flexWrap: 'wrap', gap: '2px 20px', marginTop: 8 });
const Fact = styled('div')({ display: 'flex', gap: 6 });
const Value = styled('dd')({ fontWeight: 600 });

/** The browser repeats the head on each sheet of paper. */
const Steps = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    padding: '3px 12px 3px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& th': { fontWeight: 600 },
}));

const Cause = styled('span')({ display: 'block' });
const Type = styled('code')(({ theme }) => ({
  ...theme.typography.code,
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
}));

/** A trace on paper: its summary and all its steps. It is rendered only while it is printed: a file may have thousands. */
export function PrintSheet({ file }: { file: OpenTrace }) {
  const { story, trace } = file;
  const { about, refusedValues } = trace;
  if (!usePrinting()) return null;
  const errors = story.filter(isError).length;
  return (
    <Sheet>
      <Title>{ticket.heading(about.id)}</Title>
      <p>
        {summary.headline(about.steps, refusedValues)}; {summary.builds(about.build, build)}
      </p>
      <Facts>
        {[...factsOf(file), ...moreFactsOf(file)].map(({ label, value }) => (
          <Fact key={label}>
            <dt>{label}</dt>
            <Value>{value}</Value>
          </Fact>
        ))}
      </Facts>
      <p>{summary.more(errors, routesOf(file).length, leftOutCounts(about))}</p>
      <Section>{list.label}</Section>
      <Steps>
        <thead>
          <tr>
            <th scope="col">{print.number}</th>
            <th scope="col">{print.time}</th>
            <th scope="col">{print.sentence}</th>
            <th scope="col">{print.type}</th>
          </tr>
        </thead>
        <tbody>
          {story.map((step) => (
            <tr key={step.number ?? print.start}>
              <td>{step.number ?? print.start}</td>
              <td>{formatOffset(step.at - about.startedAt)}</td>
              <td>
                {isError(step) && <strong>{`${list.error}: `}</strong>}
                {step.sentence}
                {causeOf(step) !== null && <Cause>{causeOf(step)}</Cause>}
              </td>
              <td>
                <Type>{step.type}</Type>
              </td>
            </tr>
          ))}
        </tbody>
      </Steps>
    </Sheet>
  );
}
