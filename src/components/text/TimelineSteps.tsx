import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Reveal } from '../page/Reveal.tsx';
import { Timeline } from './Timeline.tsx';
import { TimelineRow } from './TimelineRow.tsx';

type TimelineStepsProps = {
  steps: readonly {
    title: string;
    text: string;
    /** The time it takes or begins, above the title. */
    when?: string;
  }[];
};

/** Between two steps, and between two loops of the line above them. */
const gapPx = 32;

const Across = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Down = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { paddingTop: 40 },
}));

const Text = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  marginTop: 8,
  maxWidth: '34em',
  color: theme.vars.palette.text.secondary,
}));

const When = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  marginBottom: 6,
  fontSize: '1rem',
  color: theme.vars.palette.secondary.main,
}));

/** Steps on one line: it runs down beside them and, where they stand in a row, across above them. */
export function TimelineSteps({ steps }: TimelineStepsProps) {
  return (
    <>
      <Across>
        <Reveal>
          <TimelineRow loops={steps.length} gapPx={gapPx} />
        </Reveal>
      </Across>
      <Down>
        <Reveal what="timeline">
          <Timeline
            columns={[{ from: 'md', count: steps.length }]}
            gapPx={gapPx}
            items={steps.map(({ title, text, when }) => ({
              key: title,
              content: (
                <div>
                  {when === undefined ? null : <When>{when}</When>}
                  <Typography variant="h3">{title}</Typography>
                  <Text>{text}</Text>
                </div>
              ),
            }))}
          />
        </Reveal>
      </Down>
    </>
  );
}
