import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { PageSection } from '../../components/PageSection.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ThreadList } from '../../components/ThreadList.tsx';
import { ThreadRow } from '../../components/ThreadRow.tsx';
import { partnershipWords } from '../../content/partnership.ts';

/** px between two steps, and between two loops of the line above them */
const gap = 32;

/** The line runs down beside the steps; where they stand in a row, it runs across above them. */
const Across = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}));

const Down = styled('div')(({ theme }) => ({
  paddingTop: 36,
  [theme.breakpoints.up('md')]: {
    paddingTop: 8,
    '& ol': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: gap },
    '& li': { padding: 0, minHeight: 0, '&::before, &::after, & > svg': { display: 'none !important' } },
  },
}));

const Step = styled('div')(({ theme }) => ({
  '& p': { marginTop: 8, maxWidth: '26em', color: theme.vars.palette.text.secondary },
}));

const headingId = 'steps';

/** Four steps on one line. */
export function Steps() {
  const { heading, entries } = partnershipWords.steps;
  return (
    <PageSection ground="band" labelledBy={headingId}>
      <SectionHeading id={headingId}>{heading}</SectionHeading>
      <Across>
        <Reveal>
          <ThreadRow loops={entries.length} gap={gap} />
        </Reveal>
      </Across>
      <Down>
        <Reveal what="thread">
          <ThreadList
            items={entries.map(({ title, text }) => ({
              key: title,
              content: (
                <Step>
                  <Typography variant="h3">{title}</Typography>
                  <Typography>{text}</Typography>
                </Step>
              ),
            }))}
          />
        </Reveal>
      </Down>
    </PageSection>
  );
}
