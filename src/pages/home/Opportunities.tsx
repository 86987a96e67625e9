import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLink } from '../../components/ArrowLink.tsx';
import { PageSection } from '../../components/PageSection.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ThreadList } from '../../components/ThreadList.tsx';
import { ThreadRow } from '../../components/ThreadRow.tsx';
import { homeWords, opportunities } from '../../content/home.ts';
import type { Opportunity } from '../../content/home.ts';
import { hrefOf } from '../../content/navigation.ts';
import { leadsSomewhere } from './existing.ts';

/** px between two columns, of the cards and of the line above them */
const gap = 32;

/** One card a row with the line down the side; two or four columns (OPP-07) with the line across. */
const Cards = styled('div', { shouldForwardProp: (name) => name !== 'wide' })<{ wide: 2 | 4 }>(
  ({ theme, wide }) => ({
    paddingTop: 24,
    '& > div': { display: 'none' },
    [theme.breakpoints.up('sm')]: {
      paddingTop: 0,
      '& > div:first-of-type': { display: 'block' },
      '& ol': { display: 'grid', gridTemplateColumns: 'repeat(2, 1fr)', gap: `40px ${gap}px` },
      '& li': { padding: 0, '&::before, &::after, & > svg': { display: 'none' } },
    },
    [theme.breakpoints.up('lg')]: {
      '& > div:first-of-type': { display: wide === 2 ? 'block' : 'none' },
      '& > div:last-of-type': { display: 'block' },
      '& ol': { gridTemplateColumns: `repeat(${wide}, 1fr)` },
    },
  }),
);

const Card = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  height: '100%',
  '& p': { flex: 1, margin: '10px 0', maxWidth: '28em', color: theme.vars.palette.text.secondary },
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

/** Ways to join the firm; the choice made here is made in the form too (acceptance decision 20). */
export function Opportunities() {
  const shown = opportunities.filter(({ link }) => leadsSomewhere(link));
  const wide = shown.length > 2 ? 4 : 2;
  return (
    <PageSection ground="band" labelledBy={headingId}>
      <SectionHeading id={headingId}>{homeWords.opportunities.heading}</SectionHeading>
      <Cards wide={wide}>
        <div>
          <ThreadRow loops={2} gap={gap} />
        </div>
        {wide === 4 && (
          <div>
            <ThreadRow loops={4} gap={gap} />
          </div>
        )}
        <ThreadList items={shown.map(cardOf)} />
      </Cards>
    </PageSection>
  );
}
