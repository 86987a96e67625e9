import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageSection } from '../../components/PageSection.tsx';
import { ThreadList } from '../../components/ThreadList.tsx';
import { ThreadRow } from '../../components/ThreadRow.tsx';
import type { Step } from '../../content/service.ts';
import { servicePageWords } from '../../content/servicePage.ts';

/** px between two steps, and between two loops of the line above them */
const gap = 32;

/** The line runs down beside the steps; where they stand in a row, it runs across above them. */
const Line = styled('div')(({ theme }) => ({
  paddingTop: 24,
  '& > div': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    paddingTop: 0,
    '& > div': { display: 'flex', marginBottom: 26 },
    '& ol': { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: gap },
    '& li': { padding: 0, minHeight: 0, '&::before, &::after, & > svg': { display: 'none !important' } },
  },
}));

const When = styled('p')(({ theme }) => ({
  ...theme.typography.button,
  fontSize: '1rem',
  color: theme.vars.palette.secondary.main,
}));

export const processId = 'process';

/** Three steps on one line. */
export function Process({ steps }: { steps: readonly Step[] }) {
  return (
    <PageSection labelledBy={processId}>
      <Typography variant="h2" id={processId} tabIndex={-1} sx={{ mb: { xs: 3, md: 4 } }}>
        {servicePageWords.process}
      </Typography>
      <Line>
        <ThreadRow loops={steps.length} gap={gap} />
        <ThreadList
          items={steps.map(({ when, title, text }) => ({
            key: title,
            content: (
              <>
                <When>{when}</When>
                <Typography variant="h3" sx={{ mt: 0.75 }}>
                  {title}
                </Typography>
                <Typography sx={{ mt: 0.75, color: 'text.secondary', maxWidth: '34em' }}>{text}</Typography>
              </>
            ),
          }))}
        />
      </Line>
    </PageSection>
  );
}
