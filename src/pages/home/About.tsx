import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLink } from '../../components/controls/ArrowLink.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { Reveal } from '../../components/page/Reveal.tsx';
import { Timeline } from '../../components/text/Timeline.tsx';
import { homeCopy } from '../../content/home/home.ts';
import { hrefOf } from '../../content/navigation.ts';

const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 80,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: 'clamp(32px, 6vw, 88px)',
  },
}));

const Statement = styled('div')(({ theme }) => ({
  '& p': { marginTop: 10, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: {
    'li:not(:last-of-type) > &': {
      minHeight: 184,
      paddingBottom: 24,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
  },
}));

const headingId = 'about';

/** Who the firm is, and its vision and mission on one line. */
export function About() {
  const { heading, text, more, cards } = homeCopy.about;
  return (
    <PageSection labelledBy={headingId}>
      <TwoColumns>
        <div>
          <Typography variant="h2" id={headingId}>
            {heading}
          </Typography>
          <Typography variant="lead" sx={{ mt: 2, mb: 2, color: 'text.secondary' }}>
            {text}
          </Typography>
          <ArrowLink to={hrefOf(more)}>{more.label}</ArrowLink>
        </div>
        <Reveal what="timeline">
          <Timeline
            items={cards.map((card) => ({
              key: card.key,
              content: (
                <Statement>
                  <Typography variant="h3">{card.title}</Typography>
                  <Typography variant="lead">{card.text}</Typography>
                </Statement>
              ),
            }))}
          />
        </Reveal>
      </TwoColumns>
    </PageSection>
  );
}
