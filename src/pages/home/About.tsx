import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { ArrowLink } from '../../components/controls/ArrowLink.tsx';
import { PageSection } from '../../components/page/PageSection.tsx';
import { TwoColumns } from '../../components/page/TwoColumns.tsx';
import { Reveal } from '../../components/page/Reveal.tsx';
import { Timeline } from '../../components/text/Timeline.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import { aboutCopy } from '../../content/home/about.ts';
import { hrefOf } from '../../content/navigation.ts';
import { notForwarded } from '../../theme/notForwarded.ts';

const Statement = styled(
  'div',
  notForwarded('last'),
)<{ last: boolean }>(({ theme }) => ({
  variants: [
    {
      props: { last: false },
      style: {
        [theme.breakpoints.up('md')]: {
          minHeight: 184,
          paddingBottom: 24,
          borderBottom: `1px solid ${theme.vars.palette.divider}`,
        },
      },
    },
  ],
}));

const Text = styled(Typography)(({ theme }) => ({
  marginTop: 10,
  color: theme.vars.palette.text.secondary,
}));

const headingId = 'about';

/** Who the firm is, and its vision and mission on one line. */
export function About() {
  const { heading, text, more, moreAbout, cards } = aboutCopy;
  return (
    <PageSection labelledBy={headingId}>
      <TwoColumns rowGap={80}>
        <div>
          <Typography variant="h2" id={headingId}>
            {heading}
          </Typography>
          <Typography variant="lead" sx={{ mt: 2, mb: 2, color: 'text.secondary' }}>
            {text}
          </Typography>
          <ArrowLink to={hrefOf(more)}>
            {more.label}
            <VisuallyHidden> {moreAbout}</VisuallyHidden>
          </ArrowLink>
        </div>
        <Reveal what="timeline">
          <Timeline
            items={cards.map((card, at) => ({
              key: card.key,
              content: (
                <Statement last={at === cards.length - 1}>
                  <Typography variant="h3">{card.title}</Typography>
                  <Text variant="lead">{card.text}</Text>
                </Statement>
              ),
            }))}
          />
        </Reveal>
      </TwoColumns>
    </PageSection>
  );
}
