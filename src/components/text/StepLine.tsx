import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Reveal } from '../page/Reveal.tsx';
import { Timeline } from './Timeline.tsx';
import { TimelineRow } from './TimelineRow.tsx';

interface StepLineProps {
  steps: readonly {
    title: string;
    text: string;
    /** the time it takes or begins, above the title */
    when?: string;
  }[];
}

/** px between two steps, and between two loops of the line above them */
const gap = 32;

const Across = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Down = styled('div', { shouldForwardProp: (name) => name !== 'columns' })<{ columns: number }>(
  ({ theme, columns }) => ({
    paddingTop: 40,
    [theme.breakpoints.up('md')]: {
      paddingTop: 8,
      '& ol': {
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        columnGap: gap,
      },
      '& li': { padding: 0, minHeight: 0, '&::before, &::after, & > svg': { display: 'none !important' } },
    },
  }),
);

const Step = styled('div')(({ theme }) => ({
  '& > p:last-of-type': { marginTop: 8, maxWidth: '26em', color: theme.vars.palette.text.secondary },
}));

const When = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  marginBottom: 6,
  fontSize: '1rem',
  color: theme.vars.palette.secondary.main,
}));

/** Steps on one line: it runs down beside them and, where they stand in a row, across above them. */
export function StepLine({ steps }: StepLineProps) {
  return (
    <>
      <Across>
        <Reveal>
          <TimelineRow loops={steps.length} gap={gap} />
        </Reveal>
      </Across>
      <Down columns={steps.length}>
        <Reveal what="thread">
          <Timeline
            items={steps.map(({ title, text, when }) => ({
              key: title,
              content: (
                <Step>
                  {when === undefined ? null : <When>{when}</When>}
                  <Typography variant="h3">{title}</Typography>
                  <Typography>{text}</Typography>
                </Step>
              ),
            }))}
          />
        </Reveal>
      </Down>
    </>
  );
}
