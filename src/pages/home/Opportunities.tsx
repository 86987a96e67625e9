import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLink } from '../../components/controls/ArrowLink.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { Reveal } from '../../components/page/Reveal.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { Timeline } from '../../components/text/Timeline.tsx';
import { TimelineRow } from '../../components/text/TimelineRow.tsx';
import { homeCopy, opportunities } from '../../content/home/home.ts';
import type { Opportunity } from '../../content/home/home.ts';
import { hrefOf } from '../../content/navigation.ts';

/** px between two columns, of the cards and of the line above them */
const gap = 32;

/** One card a row with the line down the side; two or four columns (specification OPP-07) with the line across. */
const Cards = styled('div')(({ theme }) => ({
  paddingTop: 40,
  '& > div': { display: 'none' },
  [theme.breakpoints.up('sm')]: {
    paddingTop: 0,
    '& > div:first-of-type': { display: 'block' },
    '& ol': { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: `40px ${gap}px` },
    '& li, & li:first-of-type': { padding: 0, '&::before, &::after, & > svg': { display: 'none' } },
  },
  [theme.breakpoints.up('lg')]: {
    '& > div:first-of-type': { display: 'none' },
    '& > div:last-of-type': { display: 'block' },
    '& ol': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
}));

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  height: '100%',
  '& p': {
    flex: 1,
    margin: '10px 0',
    maxWidth: '28em',
    color: theme.vars.palette.text.secondary,
    fontSize: '1.0625rem',
    lineHeight: 1.5,
  },
}));

const cardOf = ({ title, text, link }: Opportunity) => ({
  key: title,
  content: (
    <Card>
      <Typography variant="h3">{title}</Typography>
      <p>{text}</p>
      <ArrowLink to={hrefOf(link)} state={link.choice ? { choice: link.choice } : undefined}>
        {link.label}
      </ArrowLink>
    </Card>
  ),
});

const headingId = 'opportunities';

/** Ways to join the firm; the choice made here is made in the form too (specification D20). */
export function Opportunities() {
  return (
    <PageSection background="tinted" labelledBy={headingId}>
      <SectionHeading id={headingId}>{homeCopy.opportunities.heading}</SectionHeading>
      <Cards>
        <div>
          <Reveal>
            <TimelineRow loops={2} gapPx={gap} />
          </Reveal>
        </div>
        <div>
          <Reveal>
            <TimelineRow loops={4} gapPx={gap} />
          </Reveal>
        </div>
        <Timeline items={opportunities.map(cardOf)} />
      </Cards>
    </PageSection>
  );
}
